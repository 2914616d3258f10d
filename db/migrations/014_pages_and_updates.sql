-- What a page's file said when what is written here was begun: an update may have changed it since. Null: not known.
ALTER TABLE guides ADD COLUMN over TEXT;
ALTER TABLE guide_drafts ADD COLUMN over TEXT;
