-- What a doctor saved of an article and has not sent in: nobody else reads it.
ALTER TABLE article_revisions ADD COLUMN private INTEGER NOT NULL DEFAULT 0 CHECK (private IN (0, 1));
UPDATE article_revisions SET private = 1
WHERE saved_by = (SELECT author_id FROM articles WHERE articles.id = article_id)
  AND (
    (SELECT status FROM articles WHERE articles.id = article_id) = 'draft'
    -- Of what was sent in, the author's last one is what administrators got.
    OR id < (
      SELECT max(id) FROM article_revisions AS later
      WHERE later.article_id = article_revisions.article_id AND later.saved_by = article_revisions.saved_by
    )
  );

-- What mail programs show beside the subject; '' for the beginning of the text.
ALTER TABLE newsletters ADD COLUMN preheader TEXT NOT NULL DEFAULT '';
-- When a draft goes out by itself.
ALTER TABLE newsletters ADD COLUMN send_at TEXT;
CREATE INDEX newsletters_to_send ON newsletters (send_at) WHERE state = 'draft' AND send_at IS NOT NULL;
