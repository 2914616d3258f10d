-- What somebody approved, refused, or has still to look at: a profile with the name, stored whole. Visitors see an
-- approved version and nothing else.
CREATE TABLE profile_versions (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  content TEXT NOT NULL CHECK (json_valid(content)),
  status TEXT NOT NULL CHECK (status IN ('waiting', 'approved', 'rejected', 'replaced')),
  -- Whose hand it is from; null for the site's own (a sample, an import).
  made_by INTEGER,
  made_at TEXT NOT NULL,
  why TEXT NOT NULL,
  -- The administrator; null for a version that needed none, because its credentials had been approved before.
  decided_by INTEGER,
  decided_at TEXT,
  reason TEXT,
  -- Which sections a refusal concerns, a JSON array.
  sections TEXT CHECK (json_valid(sections)),
  -- When the credentials in it were checked.
  checked_at TEXT
) STRICT;
CREATE INDEX profile_versions_by_user ON profile_versions (user_id, id);
CREATE UNIQUE INDEX profile_versions_waiting ON profile_versions (user_id) WHERE status = 'waiting';
CREATE INDEX profile_versions_queue ON profile_versions (made_at, id) WHERE status = 'waiting';

-- What a doctor works on: what was saved and is valid, and may be incomplete until it is submitted.
CREATE TABLE working_profiles (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  content TEXT NOT NULL CHECK (json_valid(content)),
  step1_at TEXT,
  step2_at TEXT,
  submit_at TEXT,
  -- What visitors see, while there is a plan.
  live_version INTEGER REFERENCES profile_versions (id),
  -- When a version was approved for the first time.
  approved_at TEXT,
  suspended_at TEXT,
  suspended_why TEXT,
  -- Who checked which credential when, and where: a JSON object by the credential's key.
  checks TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(checks)),
  updated_at TEXT NOT NULL
) STRICT;

-- What is typed and not saved yet, as the form has it. Nothing of it is shown to anybody else.
CREATE TABLE profile_drafts (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- null once it was saved: the row stays, for its number must not begin anew.
  content TEXT CHECK (json_valid(content)),
  revision INTEGER NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TEMP VIEW whole_profiles AS
SELECT
  profiles.*,
  json_object(
    'first_name', first_name, 'last_name', last_name, 'degree', degree, 'title', title, 'gender', gender, 'npi', npi,
    'licenses', json(licenses), 'boards', json(boards), 'practicing_since', practicing_since,
    'practice_name', practice_name, 'street', street, 'city', city, 'state', state, 'zip', zip, 'phone', phone,
    'email', profiles.email, 'website', website, 'summary', summary, 'working_time', json(working_time),
    'education', json(education), 'conditions', json(conditions), 'treatments', json(treatments), 'ages', json(ages),
    'languages', json(languages), 'insurances', json(insurances), 'fees', json(fees),
    'telehealth', json(iif(telehealth, 'true', 'false')),
    'telehealth_states', json(iif(
      telehealth,
      (SELECT json_group_array(value ->> 'state') FROM json_each(licenses)),
      '[]'
    )),
    'accepting', json(iif(accepting, 'true', 'false')), 'accepting_confirmed_at', accepting_confirmed_at,
    'avatar', avatar
  ) AS content
FROM profiles JOIN users ON users.id = profiles.user_id;

INSERT INTO profile_versions
  (user_id, content, status, made_by, made_at, why, decided_at, reason, checked_at)
SELECT
  user_id, content, iif(review_status = 'suspended', 'approved', review_status), user_id,
  coalesce(approved_at, submit_at, updated_at), 'submitted',
  CASE review_status WHEN 'waiting' THEN NULL ELSE coalesce(approved_at, updated_at) END, NULL, approved_at
FROM whole_profiles
WHERE review_status <> 'draft'
ORDER BY user_id;

INSERT INTO working_profiles
  (user_id, content, step1_at, step2_at, submit_at, live_version, approved_at, suspended_at, checks, updated_at)
SELECT
  user_id, content, updated_at, updated_at, iif(review_status = 'draft', NULL, coalesce(submit_at, updated_at)),
  (SELECT id FROM profile_versions AS version WHERE version.user_id = whole.user_id AND version.status = 'approved'),
  approved_at, iif(review_status = 'suspended', updated_at, NULL),
  iif(approved_at IS NULL, '{}', (
    SELECT json_group_object(key, json_object('at', substr(approved_at, 1, 10), 'by', NULL, 'source', 'review'))
    FROM (
      SELECT 'npi ' || npi AS key
      UNION SELECT 'license ' || (value ->> 'state') || ' ' || (value ->> 'number') FROM json_each(licenses)
    )
  )),
  updated_at
FROM whole_profiles AS whole;

DROP VIEW whole_profiles;
DROP TABLE profiles;
ALTER TABLE working_profiles RENAME TO profiles;
