-- The words at the end of the address that is passed on, where somebody chose some; null for those of the title.
ALTER TABLE articles ADD COLUMN slug TEXT CHECK (length(slug) BETWEEN 1 AND 60);
