-- That the contents were sanitized, by which rules and as what (server/platform/html/seal.ts): they can be shown as they are. NULL
-- for what came by another way.
ALTER TABLE articles ADD COLUMN seal TEXT;
ALTER TABLE article_revisions ADD COLUMN seal TEXT;
CREATE INDEX articles_by_seal ON articles (seal);

-- Only what is published is searched for, so only that is in the index of texts.
INSERT INTO articles_text (articles_text) VALUES ('delete-all');
INSERT INTO articles_text (rowid, title, sub_content, body)
SELECT id, title, sub_content, body FROM articles WHERE status = 'published';
