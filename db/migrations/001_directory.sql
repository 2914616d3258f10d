CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE UNIQUE,
  verified INTEGER NOT NULL DEFAULT 0 CHECK (verified IN (0, 1)),
  plan INTEGER NOT NULL DEFAULT 0 CHECK (plan >= 0),
  manage_role TEXT NOT NULL DEFAULT '' CHECK (manage_role IN ('', 'admin')),
  created_at TEXT NOT NULL
) STRICT;

-- The doctor's working copy. Lists are JSON arrays of vocabulary keys or objects of contract/search.ts.
CREATE TABLE profiles (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  degree TEXT NOT NULL CHECK (degree IN ('MD', 'DO')),
  title TEXT NOT NULL,
  gender TEXT NOT NULL,
  npi TEXT NOT NULL CHECK (length(npi) = 10),
  licenses TEXT NOT NULL CHECK (json_valid(licenses)),
  boards TEXT NOT NULL CHECK (json_valid(boards)),
  practicing_since INTEGER NOT NULL,
  practice_name TEXT NOT NULL,
  street TEXT NOT NULL,
  city TEXT NOT NULL,
  state TEXT NOT NULL CHECK (length(state) = 2),
  zip TEXT NOT NULL CHECK (length(zip) = 5),
  phone TEXT NOT NULL,
  email TEXT,
  website TEXT,
  summary TEXT NOT NULL,
  working_time TEXT NOT NULL CHECK (json_valid(working_time)),
  education TEXT NOT NULL CHECK (json_valid(education)),
  conditions TEXT NOT NULL CHECK (json_valid(conditions)),
  treatments TEXT NOT NULL CHECK (json_valid(treatments)),
  ages TEXT NOT NULL CHECK (json_valid(ages)),
  languages TEXT NOT NULL CHECK (json_valid(languages)),
  insurances TEXT NOT NULL CHECK (json_valid(insurances)),
  fees TEXT NOT NULL CHECK (json_valid(fees)),
  telehealth INTEGER NOT NULL CHECK (telehealth IN (0, 1)),
  accepting INTEGER NOT NULL CHECK (accepting IN (0, 1)),
  accepting_confirmed_at TEXT,
  avatar TEXT,
  submit_at TEXT,
  review_status TEXT NOT NULL DEFAULT 'draft'
    CHECK (review_status IN ('draft', 'waiting', 'approved', 'rejected', 'suspended')),
  approved_at TEXT,
  updated_at TEXT NOT NULL
) STRICT;

-- What visitors see: one row a public doctor, written by db/profiles/publish.ts alone.
CREATE TABLE listings (
  id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  card TEXT NOT NULL CHECK (json_valid(card)),
  profile TEXT NOT NULL CHECK (json_valid(profile)),
  published_at TEXT NOT NULL
) STRICT;
CREATE INDEX listings_by_published_at ON listings (published_at DESC, id DESC);

-- What the search index in memory is loaded from, in one narrow scan.
CREATE TABLE listing_search (
  id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  zip TEXT NOT NULL,
  name TEXT NOT NULL,
  -- The last day (days since 1970) on which "accepting new patients" still counts; 0 when not accepting.
  accepting_until INTEGER NOT NULL,
  -- Bit n of byte n >> 3 is value n of db/search/values.ts.
  value_bits BLOB NOT NULL
) STRICT;

-- The fingerprint of the vocabulary that value_bits were made with (one row).
CREATE TABLE search_vocabulary (
  fingerprint TEXT NOT NULL
) STRICT;

-- The text of a listing, to search in. Contentless: SQLite keeps the index only.
CREATE VIRTUAL TABLE listing_text USING fts5 (
  body,
  content = '',
  contentless_delete = 1,
  detail = none,
  tokenize = "porter unicode61 remove_diacritics 2"
);
