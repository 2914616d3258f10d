-- Files of the public registers (contract/registry.ts) that were read. A weekly file of NPPES lies on top of a full one:
-- of an NPI the entry of the newest current file counts.
CREATE TABLE registry_files (
  id INTEGER PRIMARY KEY,
  kind TEXT NOT NULL CHECK (kind IN ('nppes-full', 'nppes-weekly', 'leie')),
  name TEXT NOT NULL,
  -- Of its bytes: the same file goes on where reading it was broken off.
  fingerprint TEXT NOT NULL,
  -- ISO date up to which it tells.
  dated TEXT NOT NULL,
  -- held: an administrator has to look at it first; replaced: by a newer one.
  status TEXT NOT NULL CHECK (status IN ('reading', 'held', 'current', 'replaced', 'failed')),
  -- Of what is unpacked: how much there is, and from where the next record is read.
  bytes INTEGER NOT NULL,
  read_to INTEGER NOT NULL DEFAULT 0,
  records INTEGER NOT NULL DEFAULT 0,
  -- What became of them, as JSON.
  changes TEXT NOT NULL DEFAULT '{}',
  -- Why it is held, or has failed.
  why TEXT,
  started_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  started_at TEXT NOT NULL,
  finished_at TEXT
) STRICT;
CREATE INDEX registry_files_by_status ON registry_files (status, kind);
CREATE INDEX registry_files_by_starter ON registry_files (started_by);

-- What NPPES says of psychiatrists, and of whom a profile names.
CREATE TABLE registry_entries (
  npi TEXT NOT NULL,
  file_id INTEGER NOT NULL REFERENCES registry_files (id),
  -- Letters alone, without accents (db/registry/name-key.ts).
  last_key TEXT NOT NULL,
  first_key TEXT NOT NULL,
  -- Of the practice; empty where there is none.
  state TEXT NOT NULL,
  city TEXT NOT NULL,
  -- In force, and of psychiatry alone: who can be invited.
  is_psychiatrist INTEGER NOT NULL CHECK (is_psychiatrist IN (0, 1)),
  -- RegistryEntry, as JSON.
  content TEXT NOT NULL,
  PRIMARY KEY (npi, file_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX registry_entries_by_name ON registry_entries (last_key, state);
-- All that the list of psychiatrists is sorted and filtered by: a row has a kilobyte of JSON.
CREATE INDEX registry_entries_by_place ON registry_entries (state, city, last_key, first_key) WHERE is_psychiatrist = 1;
CREATE INDEX registry_entries_by_file ON registry_entries (file_id);

-- People of the List of Excluded Individuals/Entities.
CREATE TABLE registry_exclusions (
  id INTEGER PRIMARY KEY,
  file_id INTEGER NOT NULL REFERENCES registry_files (id),
  -- Null where the list has none.
  npi TEXT,
  last_key TEXT NOT NULL,
  first_key TEXT NOT NULL,
  state TEXT NOT NULL,
  -- RegistryExclusion, as JSON.
  content TEXT NOT NULL
) STRICT;
CREATE INDEX registry_exclusions_by_npi ON registry_exclusions (npi) WHERE npi IS NOT NULL;
CREATE INDEX registry_exclusions_by_name ON registry_exclusions (last_key, first_key);
CREATE INDEX registry_exclusions_by_file ON registry_exclusions (file_id);

-- The last check of all profiles against the registers, and how far it has come.
CREATE TABLE registry_check (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- The ids of the files that counted when it began.
  files TEXT NOT NULL DEFAULT '',
  -- So many public profiles were to be taken off the site, when that were too many: then none was.
  spared INTEGER NOT NULL DEFAULT 0,
  started_at TEXT,
  -- The account that was looked at last; null when it is through.
  at_user INTEGER,
  finished_at TEXT
) STRICT;
INSERT INTO registry_check (id) VALUES (1);

-- What the registers say against a profile, each to be looked into.
CREATE TABLE registry_findings (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- 'name', 'npi …' and 'license …' with their numbers, 'exclusion'.
  about TEXT NOT NULL,
  result TEXT NOT NULL,
  ours TEXT NOT NULL,
  theirs TEXT,
  file_id INTEGER REFERENCES registry_files (id) ON DELETE SET NULL,
  found_at TEXT NOT NULL,
  -- Whether the profile was taken off the site for it.
  took_off INTEGER NOT NULL DEFAULT 0 CHECK (took_off IN (0, 1)),
  -- Since when the registers do not say it any more.
  gone_at TEXT,
  settled_at TEXT,
  settled_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  note TEXT
) STRICT;
CREATE INDEX registry_findings_by_user ON registry_findings (user_id, about);
CREATE INDEX registry_findings_open ON registry_findings (id) WHERE settled_at IS NULL AND gone_at IS NULL;
CREATE INDEX registry_findings_by_file ON registry_findings (file_id);
CREATE INDEX registry_findings_by_settler ON registry_findings (settled_by);

CREATE TRIGGER registry_findings_are_forgotten AFTER DELETE ON registry_findings
BEGIN
  UPDATE forgetting SET removals = removals + 1;
END;

-- Letters to psychiatrists of the register: whoever has the code was reached at the address of an NPI.
CREATE TABLE registry_letters (
  id INTEGER PRIMARY KEY,
  npi TEXT NOT NULL,
  code_hash BLOB NOT NULL UNIQUE,
  made_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  made_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  user_id INTEGER REFERENCES users (id) ON DELETE CASCADE,
  used_at TEXT
) STRICT;
CREATE INDEX registry_letters_by_npi ON registry_letters (npi);
CREATE INDEX registry_letters_by_user ON registry_letters (user_id);
CREATE INDEX registry_letters_by_maker ON registry_letters (made_by);
CREATE INDEX registry_letters_by_expiry ON registry_letters (expires_at);

CREATE TRIGGER registry_letters_are_forgotten AFTER DELETE ON registry_letters
BEGIN
  UPDATE forgetting SET removals = removals + 1;
END;

-- What the registers said of a version when it was decided of: Comparison[], as JSON.
ALTER TABLE profile_versions ADD COLUMN registry TEXT;
