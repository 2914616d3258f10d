-- Which images the texts of articles show, and those of their revisions: whether anybody shows an image is looked up,
-- not read out of all texts.
CREATE TABLE article_pictures (
  -- Of the image, without width and ending.
  name TEXT NOT NULL,
  article_id INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  -- null: the article as it is.
  revision_id INTEGER REFERENCES article_revisions (id) ON DELETE CASCADE
) STRICT;
CREATE INDEX article_pictures_by_name ON article_pictures (name);
CREATE INDEX article_pictures_by_article ON article_pictures (article_id, revision_id);
CREATE INDEX article_pictures_by_revision ON article_pictures (revision_id) WHERE revision_id IS NOT NULL;
CREATE INDEX articles_by_avatar ON articles (avatar) WHERE avatar IS NOT NULL;
CREATE INDEX articles_by_cover ON articles (cover) WHERE cover IS NOT NULL;
CREATE INDEX article_revisions_by_cover ON article_revisions (cover) WHERE cover IS NOT NULL;

INSERT INTO article_pictures (name, article_id, revision_id)
WITH RECURSIVE
  texts (article_id, revision_id, contents) AS (
    SELECT id, NULL, contents FROM articles
    UNION ALL SELECT article_id, id, contents FROM article_revisions
  ),
  behind (article_id, revision_id, text) AS (
    SELECT article_id, revision_id, substr(contents, instr(contents, '/uploads/') + 9)
    FROM texts WHERE instr(contents, '/uploads/') > 0
    UNION ALL
    SELECT article_id, revision_id, substr(text, instr(text, '/uploads/') + 9)
    FROM behind WHERE instr(text, '/uploads/') > 0
  )
SELECT DISTINCT name, article_id, revision_id
FROM (
  SELECT rtrim(rtrim(substr(text, 1, instr(text, '.webp') - 1), '0123456789'), '-') AS name, article_id, revision_id
  FROM behind
)
WHERE name <> '' AND name NOT GLOB '*[^A-Za-z0-9_-]*';
