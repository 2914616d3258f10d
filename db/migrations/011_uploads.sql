-- Images that were handed in, by the names that profiles and articles use. What nobody shows any more is swept; a row
-- outlives its files, so that a crash leaves nothing that nobody knows of.
CREATE TABLE uploads (
  name TEXT PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('avatar', 'image')),
  -- Who handed it in; null for the site's own, and for those who have left.
  user_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  created_at TEXT NOT NULL,
  -- Since when it is about to be removed: from then on nobody may choose it.
  removed_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX uploads_by_user ON uploads (user_id) WHERE user_id IS NOT NULL;

-- Whether anybody shows an image.
CREATE INDEX profiles_by_avatar ON profiles (content ->> 'avatar');
CREATE INDEX profile_versions_by_avatar ON profile_versions (content ->> 'avatar');
