-- Files of doctors to invite. A line is looked at when the file comes, and invited once the import is started.
CREATE TABLE imports (
  id INTEGER PRIMARY KEY,
  file_name TEXT NOT NULL,
  -- reading: its lines are still written.
  status TEXT NOT NULL DEFAULT 'reading' CHECK (status IN ('reading', 'checked', 'running', 'done')),
  -- As the file calls them: a JSON array.
  columns TEXT NOT NULL CHECK (json_valid(columns)),
  created_at TEXT NOT NULL,
  started_at TEXT,
  finished_at TEXT
) STRICT;
CREATE INDEX imports_running ON imports (id) WHERE status = 'running';

CREATE TABLE import_lines (
  import_id INTEGER NOT NULL REFERENCES imports (id) ON DELETE CASCADE,
  -- In the file, from 1.
  line INTEGER NOT NULL,
  status TEXT NOT NULL CHECK (status IN ('good', 'refused', 'invited')),
  -- As they stand in the file, a JSON array, for the file of refused lines; null once the doctor is invited.
  cells TEXT CHECK (json_valid(cells)),
  -- Whom to invite, as JSON; null for a refused line, and once the doctor is invited.
  doctor TEXT CHECK (json_valid(doctor)),
  reason TEXT,
  PRIMARY KEY (import_id, line)
) STRICT;
CREATE INDEX import_lines_by_status ON import_lines (import_id, status, line);

-- Doctors who were invited and have not come yet. They have no account: it is made when they take the invitation up.
CREATE TABLE invitations (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE UNIQUE,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  -- What becomes the working copy of the profile; each part valid.
  content TEXT NOT NULL CHECK (json_valid(content)),
  import_id INTEGER REFERENCES imports (id) ON DELETE SET NULL,
  -- Of the link in the last mail, which alone has the token.
  token_hash BLOB NOT NULL UNIQUE,
  invited_at TEXT NOT NULL,
  mailed_at TEXT NOT NULL,
  expires_at TEXT NOT NULL
) STRICT;
CREATE INDEX invitations_by_npi ON invitations (content ->> 'npi');
CREATE INDEX invitations_by_expiry ON invitations (expires_at);
CREATE INDEX invitations_by_import ON invitations (import_id) WHERE import_id IS NOT NULL;
CREATE INDEX profiles_by_npi ON profiles (content ->> 'npi');
