-- The database as the first release has it.

-- Accounts

CREATE TABLE users (
  id INTEGER PRIMARY KEY,
  first_name TEXT NOT NULL,
  last_name TEXT NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE UNIQUE,
  verified INTEGER NOT NULL DEFAULT 0 CHECK (verified IN (0, 1)),
  plan INTEGER NOT NULL DEFAULT 0 CHECK (plan >= 0),
  manage_role TEXT NOT NULL DEFAULT '' CHECK (manage_role IN ('', 'admin')),
  created_at TEXT NOT NULL,
  -- null: has never set one (invited, or sample data).
  password_hash TEXT,
  suspended_at TEXT,
  -- Raised by every change, whoever makes it.
  revision INTEGER NOT NULL DEFAULT 1,
  -- Of the profile that the doctor works on, so that one index answers for each order of a list; null before there is one.
  state TEXT,
  review_status TEXT
) STRICT;
CREATE INDEX users_by_email ON users (
  email, id, created_at, manage_role, plan, verified, review_status, suspended_at, state
);
-- Each has all that a list is chosen by: rows are read for what is shown alone.
CREATE INDEX users_by_joining ON users (
  created_at, id, manage_role, plan, verified, review_status, suspended_at, state, email
);
CREATE INDEX users_by_name ON users (
  last_name COLLATE NOCASE, first_name COLLATE NOCASE,
  id, created_at, manage_role, plan, verified, review_status, suspended_at, state, email
);
CREATE INDEX users_by_state_and_joining ON users (
  state, created_at, id, manage_role, plan, verified, review_status, suspended_at
);
CREATE INDEX users_by_state_and_name ON users (
  state, last_name COLLATE NOCASE, first_name COLLATE NOCASE,
  id, created_at, manage_role, plan, verified, review_status, suspended_at
);
CREATE INDEX users_by_state_and_email ON users (
  state, email, id, created_at, manage_role, plan, verified, review_status, suspended_at
);

-- Names, and addresses before their @, by the beginnings of their words. SQLite keeps the index only.
CREATE VIRTUAL TABLE user_words USING fts5 (
  words,
  content = '',
  contentless_delete = 1,
  detail = none,
  prefix = '1 2 3',
  tokenize = "unicode61 remove_diacritics 2"
);

CREATE TRIGGER user_words_follow_new AFTER INSERT ON users
BEGIN
  INSERT INTO user_words (rowid, words)
  VALUES (
    NEW.id,
    NEW.first_name || ' ' || NEW.last_name || ' ' || substr(NEW.email, 1, instr(NEW.email, '@'))
  );
END;

CREATE TRIGGER user_words_follow AFTER UPDATE OF first_name, last_name, email ON users
BEGIN
  INSERT OR REPLACE INTO user_words (rowid, words)
  VALUES (
    NEW.id,
    NEW.first_name || ' ' || NEW.last_name || ' ' || substr(NEW.email, 1, instr(NEW.email, '@'))
  );
END;

CREATE TRIGGER user_words_forget AFTER DELETE ON users
BEGIN
  DELETE FROM user_words WHERE rowid = OLD.id;
END;

CREATE TRIGGER users_count_changes
AFTER UPDATE OF first_name, last_name, email, verified, plan, manage_role, suspended_at ON users
BEGIN
  UPDATE users SET revision = revision + 1 WHERE id = NEW.id;
END;

-- The last id that a user was given, or that was reserved for one who never came.
CREATE TABLE user_ids (
  last INTEGER NOT NULL
) STRICT;
INSERT INTO user_ids (last) VALUES (0);

-- Every token that was given out and is still good for something. A token without its row is refused.
CREATE TABLE tokens (
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  audience TEXT NOT NULL CHECK (audience IN ('session', 'half', 'verify', 'unverified', 'reset')),
  created_at TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  proved_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX tokens_by_user ON tokens (user_id);
CREATE INDEX tokens_by_expiry ON tokens (expires_at);

-- One live code for each purpose and address. The code itself is in its mail alone.
CREATE TABLE codes (
  purpose TEXT NOT NULL CHECK (purpose IN ('reset', 'subscribe')),
  email TEXT NOT NULL COLLATE NOCASE,
  source TEXT NOT NULL,
  code_hash BLOB NOT NULL,
  expires_at TEXT NOT NULL,
  PRIMARY KEY (purpose, email, source)
) STRICT, WITHOUT ROWID;

-- The app that shows codes (RFC 6238). Its secret is sealed with a key that is not in here.
CREATE TABLE authenticators (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  sealed_secret BLOB NOT NULL,
  -- Of the last code that was used, in steps of 30 seconds: no code is good twice.
  last_step INTEGER NOT NULL,
  created_at TEXT NOT NULL
) STRICT;

-- Each is good once. 125 random bits, so a plain digest keeps them (ASVS 6.5.2).
CREATE TABLE recovery_codes (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  code_hash BLOB NOT NULL,
  PRIMARY KEY (user_id, code_hash)
) STRICT, WITHOUT ROWID;

CREATE TABLE passkeys (
  -- As the browser names it (base64url).
  id TEXT PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  public_key BLOB NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL CHECK (json_valid(transports)),
  -- Other devices of its owner have it as well.
  is_backed_up INTEGER NOT NULL CHECK (is_backed_up IN (0, 1)),
  name TEXT NOT NULL,
  created_at TEXT NOT NULL,
  used_at TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_by_user ON passkeys (user_id);

-- What passkeys have answered, until it would be too late for it anyway: nothing is answered twice.
CREATE TABLE answered_challenges (
  challenge TEXT PRIMARY KEY,
  expires_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX answered_challenges_by_expiry ON answered_challenges (expires_at);

-- From where an account was signed in to with its password: no crowd of strangers shuts these out.
CREATE TABLE known_sources (
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  source TEXT NOT NULL,
  seen_at TEXT NOT NULL,
  PRIMARY KEY (user_id, source)
) STRICT, WITHOUT ROWID;
CREATE INDEX known_sources_by_age ON known_sources (seen_at);

-- How often something was done, counted until a moment. Keys are digests, so that no address is kept here.
CREATE TABLE limits (
  kind TEXT NOT NULL,
  key TEXT NOT NULL,
  count INTEGER NOT NULL,
  until TEXT NOT NULL,
  PRIMARY KEY (kind, key)
) STRICT, WITHOUT ROWID;

-- Profiles, and who is public

-- The doctor's working copy. Lists are JSON arrays of vocabulary keys or objects of contract/profiles.ts.
CREATE TABLE profiles (
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
-- Whether anybody shows an image.
CREATE INDEX profiles_by_avatar ON profiles (content ->> 'avatar');
CREATE INDEX profiles_by_npi ON profiles (content ->> 'npi');

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
CREATE INDEX profile_versions_by_avatar ON profile_versions (content ->> 'avatar');

-- What is typed and not saved yet, as the form has it. Nothing of it is shown to anybody else.
CREATE TABLE profile_drafts (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  -- null once it was saved: the row stays, for its number must not begin anew.
  content TEXT CHECK (json_valid(content)),
  revision INTEGER NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE VIEW profile_standings AS
SELECT
  user_id,
  content ->> 'state' AS state,
  CASE
    WHEN suspended_at IS NOT NULL THEN 'suspended'
    WHEN live_version IS NOT NULL THEN 'approved'
    WHEN EXISTS (
      SELECT 1 FROM profile_versions AS version
      WHERE version.user_id = profiles.user_id AND version.status = 'waiting'
    ) THEN 'waiting'
    WHEN submit_at IS NOT NULL THEN 'rejected'
    ELSE 'draft'
  END AS review_status
FROM profiles;

CREATE TRIGGER users_follow_new_profiles AFTER INSERT ON profiles
BEGIN
  UPDATE users SET (state, review_status) =
    (SELECT state, review_status FROM profile_standings WHERE user_id = NEW.user_id) WHERE id = NEW.user_id;
END;

CREATE TRIGGER users_follow_profiles AFTER UPDATE OF content, submit_at, live_version, suspended_at ON profiles
BEGIN
  UPDATE users SET (state, review_status) =
    (SELECT state, review_status FROM profile_standings WHERE user_id = NEW.user_id) WHERE id = NEW.user_id;
END;

CREATE TRIGGER users_follow_new_versions AFTER INSERT ON profile_versions
BEGIN
  UPDATE users SET (state, review_status) =
    (SELECT state, review_status FROM profile_standings WHERE user_id = NEW.user_id) WHERE id = NEW.user_id;
END;

CREATE TRIGGER users_follow_versions AFTER UPDATE OF status ON profile_versions
BEGIN
  UPDATE users SET (state, review_status) =
    (SELECT state, review_status FROM profile_standings WHERE user_id = NEW.user_id) WHERE id = NEW.user_id;
END;

-- What visitors see: one row a public doctor, written by db/profiles/write-listing.ts alone.
CREATE TABLE listings (
  id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  profile TEXT NOT NULL CHECK (json_valid(profile)),
  published_at TEXT NOT NULL
) STRICT;
CREATE INDEX listings_by_published_at ON listings (published_at DESC, id DESC);

-- What lists of results read: apart from the profiles, which are many times as long, so that it stays in memory.
CREATE TABLE listing_cards (
  id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  card TEXT NOT NULL CHECK (json_valid(card))
) STRICT;

-- What the search index in memory is loaded from, in one narrow scan.
CREATE TABLE listing_search (
  id INTEGER PRIMARY KEY REFERENCES listings (id) ON DELETE CASCADE,
  zip TEXT NOT NULL,
  name TEXT NOT NULL,
  -- The last day (days since 1970) on which "accepting new patients" still counts; 0 when not accepting.
  accepting_until INTEGER NOT NULL,
  -- Bit n of byte n >> 3 is value n of db/search/values.ts.
  value_bits BLOB NOT NULL,
  -- What a visit costs, in whole US dollars; null when the doctor publishes no price.
  follow_up INTEGER,
  first_visit INTEGER
) STRICT;
CREATE INDEX listing_search_by_confirmation ON listing_search (accepting_until);

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

-- Searches that found nobody, by month: how often in a state, for one need.
CREATE TABLE empty_searches (
  -- Its first day.
  month TEXT NOT NULL,
  -- Empty for the whole country.
  state TEXT NOT NULL,
  need TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (month, state, need)
) STRICT, WITHOUT ROWID;

-- Doctors who were asked by mail whether they still take new patients; a row a mail. The answer needs no session: the
-- token of its link is in the mail alone, its digest here.
CREATE TABLE confirmation_requests (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason TEXT NOT NULL CHECK (reason IN ('ending', 'lapsed', 'reports')),
  -- Days since 1970: the last day of the confirmation that ends, or the day of the asking. Each is asked about once.
  about INTEGER NOT NULL,
  token_hash BLOB NOT NULL UNIQUE,
  asked_at TEXT NOT NULL,
  expires_at TEXT NOT NULL,
  answered_at TEXT,
  answer TEXT CHECK (answer IN ('yes', 'no')),
  UNIQUE (user_id, reason, about),
  CHECK ((answered_at IS NULL) = (answer IS NULL))
) STRICT;

-- What visitors said is wrong with a profile.
CREATE TABLE reports (
  id INTEGER PRIMARY KEY,
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  kind TEXT NOT NULL CHECK (kind IN ('phone', 'not-accepting', 'moved')),
  -- A keyed digest of an IP network and this profile, so that one is heard once; null after 30 days.
  source TEXT,
  at TEXT NOT NULL,
  settled_at TEXT,
  -- The doctor, who confirmed, or an administrator.
  settled_by INTEGER,
  UNIQUE (user_id, source)
) STRICT;
CREATE INDEX reports_by_time ON reports (at);

-- How often a public profile was opened, and its telephone and website used, by day. Nothing about by whom.
CREATE TABLE visits (
  profile INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- ISO date
  day TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('view', 'phone', 'website')),
  count INTEGER NOT NULL CHECK (count > 0),
  PRIMARY KEY (profile, day, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX visits_by_day ON visits (day);

-- Invitations

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
  finished_at TEXT,
  -- Who started it: it ends with their right to. An administrator may stop it before it is through.
  started_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  -- null again once somebody goes on with it. Its status is then checked, as before the start.
  stopped_at TEXT
) STRICT;
CREATE INDEX imports_running ON imports (id) WHERE status = 'running';
CREATE INDEX imports_by_starter ON imports (started_by) WHERE started_by IS NOT NULL;

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

-- Payments

-- Under which id a payment provider knows a user.
CREATE TABLE customers (
  provider TEXT NOT NULL CHECK (provider IN ('stripe', 'test')),
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  customer TEXT NOT NULL,
  PRIMARY KEY (provider, user_id),
  UNIQUE (provider, customer)
) STRICT, WITHOUT ROWID;

-- What gives plans, one row each, as its source said last. users.plan follows from these rows.
CREATE TABLE subscriptions (
  id TEXT PRIMARY KEY,
  source TEXT NOT NULL CHECK (source IN ('stripe', 'test', 'grant')),
  user_id INTEGER NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- 0: a price that is none of ours.
  plan INTEGER NOT NULL CHECK (plan IN (0, 1, 2)),
  -- As Stripe has them; a grant is active or canceled.
  status TEXT NOT NULL,
  started_at TEXT NOT NULL,
  period_start TEXT NOT NULL,
  period_end TEXT NOT NULL,
  -- When it ends by somebody's wish; null when it goes on.
  cancel_at TEXT,
  -- Until when it gives its plan, whatever is heard or not; null when it gives none.
  holds_until TEXT,
  -- Of a grant: why, and which administrator.
  reason TEXT,
  granted_by INTEGER,
  updated_at TEXT NOT NULL,
  -- Why an administrator ended a grant before its time.
  end_reason TEXT,
  CHECK ((source = 'grant') = (reason IS NOT NULL))
) STRICT, WITHOUT ROWID;
CREATE INDEX subscriptions_by_user ON subscriptions (user_id);
CREATE INDEX subscriptions_by_end ON subscriptions (holds_until) WHERE holds_until IS NOT NULL;
CREATE INDEX subscriptions_by_start ON subscriptions (started_at);
CREATE INDEX subscriptions_by_status ON subscriptions (status, started_at);

-- Every event of a provider by its id, which makes the second of two do nothing. What is not handled is asked again.
CREATE TABLE payment_events (
  -- The order in which they came.
  number INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  provider TEXT NOT NULL,
  type TEXT NOT NULL,
  subscription TEXT,
  received_at TEXT NOT NULL,
  handled_at TEXT
) STRICT;
CREATE INDEX payment_events_waiting ON payment_events (subscription, number) WHERE handled_at IS NULL;

-- What was paid, refused, given back or disputed. Rows are only ever added; people leave, their numbers stay.
CREATE TABLE payments (
  id INTEGER PRIMARY KEY,
  -- What it tells about at the provider: the same is told once.
  ref TEXT NOT NULL UNIQUE,
  kind TEXT NOT NULL CHECK (kind IN ('paid', 'failed', 'refunded', 'disputed')),
  user_id INTEGER,
  subscription TEXT,
  -- In the smallest unit of the currency.
  amount INTEGER NOT NULL,
  currency TEXT NOT NULL,
  at TEXT NOT NULL
) STRICT;
CREATE INDEX payments_by_user ON payments (user_id, id);
CREATE INDEX payments_by_time ON payments (at);
CREATE INDEX payments_by_kind ON payments (kind, at);

CREATE TRIGGER payments_keep_rows BEFORE DELETE ON payments
BEGIN
  SELECT RAISE (ABORT, 'payments are only added to');
END;

CREATE TRIGGER payments_keep_content BEFORE UPDATE ON payments
BEGIN
  SELECT RAISE (ABORT, 'payments are only added to');
END;

-- The one checkout that a user can be in. The attempt is counted before the provider is asked. What a crash leaves there
-- has an address that nobody was given.
CREATE TABLE checkouts (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  plan INTEGER NOT NULL CHECK (plan IN (1, 2)),
  attempt INTEGER NOT NULL,
  session TEXT
) STRICT;

-- Checkouts of people who have left: to be closed at the provider, so that nobody pays there.
CREATE TABLE left_checkouts (
  session TEXT PRIMARY KEY,
  provider TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- What was mailed about a subscription, so that it is mailed once.
CREATE TABLE payment_notices (
  subscription TEXT NOT NULL,
  kind TEXT NOT NULL,
  -- What tells two notices of a kind apart: a date, an invoice.
  about TEXT NOT NULL,
  PRIMARY KEY (subscription, kind, about)
) STRICT, WITHOUT ROWID;

-- Subscriptions that must end at the provider although nobody is there any more to ask for it.
CREATE TABLE payment_endings (
  subscription TEXT PRIMARY KEY,
  provider TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- Webhooks that were refused, by day.
CREATE TABLE webhook_refusals (
  day TEXT NOT NULL,
  reason TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, reason)
) STRICT, WITHOUT ROWID;

-- Users whose plan another process changed: the one that serves has them follow.
CREATE TABLE plans_to_follow (
  user_id INTEGER PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE
) STRICT;

-- All that the demo's test checkout knows: docs/decisions/0012. Outside of the demo there is no row.
CREATE TABLE test_checkout (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- How far its time is ahead of the clock, in milliseconds.
  ahead INTEGER NOT NULL,
  -- TestState of db/payments/test-rows.ts as JSON.
  state TEXT NOT NULL
) STRICT;

-- Articles and pages

-- Both kinds of articles. What lists show comes first, so that reading it never touches the long texts at the end.
-- An id is never used again: the address of a removed article stays gone.
CREATE TABLE articles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('digest', 'ai')),
  status TEXT NOT NULL CHECK (status IN ('draft', 'review', 'published')),
  title TEXT NOT NULL,
  author TEXT NOT NULL,
  author_id INTEGER REFERENCES users (id) ON DELETE SET NULL,
  -- Names of stored images, without width and ending.
  avatar TEXT,
  cover TEXT,
  reviewer TEXT,
  sub_content TEXT NOT NULL,
  topics TEXT NOT NULL CHECK (json_valid(topics)),
  -- Of summary and body.
  words INTEGER NOT NULL,
  -- May lie in the future: it is not shown before.
  published_at TEXT,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  -- HTML as it was saved.
  contents TEXT NOT NULL,
  -- The plain text of contents.
  body TEXT NOT NULL,
  -- Raised by each save: who saves over another version is told.
  version INTEGER NOT NULL DEFAULT 1,
  -- Since when a doctor's article waits for an administrator.
  submitted_at TEXT,
  -- What an administrator said who sent it back.
  returned_why TEXT,
  -- That the contents were sanitized, by which rules and as what (server/platform/html/sanitized-seal.ts): they can be shown as
  -- they are. null for what came by another way.
  seal TEXT,
  CHECK (status <> 'published' OR (published_at IS NOT NULL AND cover IS NOT NULL))
) STRICT;
CREATE INDEX articles_by_author ON articles (author_id) WHERE author_id IS NOT NULL;
-- What the order in memory is loaded from, in one narrow scan.
CREATE INDEX articles_published ON articles (kind, published_at, id, topics) WHERE status = 'published';
CREATE INDEX articles_by_avatar ON articles (avatar) WHERE avatar IS NOT NULL;
CREATE INDEX articles_by_cover ON articles (cover) WHERE cover IS NOT NULL;
CREATE INDEX articles_by_seal ON articles (seal);

-- The text of every article, to search in. SQLite keeps the index only; db/articles/article-queries.ts keeps it true.
CREATE VIRTUAL TABLE articles_text USING fts5 (
  title,
  sub_content,
  body,
  content = 'articles',
  content_rowid = 'id',
  tokenize = "porter unicode61 remove_diacritics 2"
);

-- Every word that articles have used, as it was written: what the beginning of a word may stand for.
CREATE TABLE article_words (
  word TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

-- What articles said after each save, to look at and to go back to.
CREATE TABLE article_revisions (
  id INTEGER PRIMARY KEY,
  article_id INTEGER NOT NULL REFERENCES articles (id) ON DELETE CASCADE,
  saved_at TEXT NOT NULL,
  saved_by INTEGER REFERENCES users (id) ON DELETE SET NULL,
  title TEXT NOT NULL,
  sub_content TEXT NOT NULL,
  cover TEXT,
  contents TEXT NOT NULL,
  seal TEXT
) STRICT;
CREATE INDEX article_revisions_by_article ON article_revisions (article_id, id);
CREATE INDEX article_revisions_by_user ON article_revisions (saved_by) WHERE saved_by IS NOT NULL;
CREATE INDEX article_revisions_by_cover ON article_revisions (cover) WHERE cover IS NOT NULL;

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

-- Pages that administrators have written anew, over their files.
CREATE TABLE guides (
  -- Of the file.
  name TEXT PRIMARY KEY,
  -- A whole file, front matter included; null: what the file says.
  text TEXT,
  saved_at TEXT NOT NULL,
  -- Raised by each save.
  revision INTEGER NOT NULL
) STRICT;

-- What pages said after each save, and what the file said before the first.
CREATE TABLE guide_revisions (
  id INTEGER PRIMARY KEY,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  is_original INTEGER NOT NULL CHECK (is_original IN (0, 1)),
  saved_at TEXT NOT NULL,
  saved_by INTEGER REFERENCES users (id) ON DELETE SET NULL
) STRICT;
CREATE INDEX guide_revisions_by_guide ON guide_revisions (name, id);
CREATE INDEX guide_revisions_by_user ON guide_revisions (saved_by) WHERE saved_by IS NOT NULL;

-- Pages that were public and are gone for good.
CREATE TABLE removed (
  path TEXT PRIMARY KEY,
  at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

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

-- Mail

-- Mails to send: written in the transaction of what they tell about.
CREATE TABLE outbox (
  id INTEGER PRIMARY KEY,
  message_id TEXT NOT NULL UNIQUE,
  recipient TEXT NOT NULL COLLATE NOCASE,
  kind TEXT NOT NULL,
  -- What its text is made from; null once it is sent, for it may hold a code or a link.
  data TEXT CHECK (json_valid(data)),
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'sent', 'failed', 'suppressed')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  sent_at TEXT,
  error TEXT
) STRICT;
CREATE INDEX outbox_waiting ON outbox (next_at, id) WHERE status = 'waiting';
CREATE INDEX outbox_by_recipient ON outbox (recipient);
CREATE INDEX outbox_by_time ON outbox (created_at);
CREATE INDEX outbox_by_status ON outbox (status, created_at);

-- Addresses that a mail server refused for good.
CREATE TABLE suppressed_addresses (
  email TEXT PRIMARY KEY COLLATE NOCASE,
  reason TEXT NOT NULL,
  created_at TEXT NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE subscribers (
  id INTEGER PRIMARY KEY,
  email TEXT NOT NULL COLLATE NOCASE UNIQUE,
  token TEXT NOT NULL UNIQUE,
  created_at TEXT NOT NULL
) STRICT;
CREATE INDEX subscribers_by_time ON subscribers (created_at, id, email);

-- Tokens of those who left once, without their addresses: a second press of an unsubscribe link is answered like the
-- first. Who has come back is in both tables.
CREATE TABLE ended_subscriptions (
  token TEXT PRIMARY KEY
) STRICT, WITHOUT ROWID;

CREATE TRIGGER subscribers_end AFTER DELETE ON subscribers
BEGIN
  INSERT INTO ended_subscriptions (token) VALUES (OLD.token) ON CONFLICT DO NOTHING;
END;

-- Issues of the newsletter. They go to the subscribers up to `last_subscriber`, of whom those up to `queued_to` have
-- their delivery.
CREATE TABLE newsletters (
  id INTEGER PRIMARY KEY,
  subject TEXT NOT NULL,
  -- HTML, sanitized.
  body TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'draft' CHECK (state IN ('draft', 'sending', 'paused', 'sent')),
  -- Raised by every save and every decision: who acts on another one is told.
  revision INTEGER NOT NULL DEFAULT 1,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  started_at TEXT,
  finished_at TEXT,
  -- Of one that was paused by itself.
  paused_why TEXT,
  last_subscriber INTEGER NOT NULL DEFAULT 0,
  queued_to INTEGER NOT NULL DEFAULT 0,
  recipients INTEGER NOT NULL DEFAULT 0,
  sent INTEGER NOT NULL DEFAULT 0,
  refused INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE INDEX newsletters_by_time ON newsletters (created_at);

-- One for each issue and subscriber, with the Message-ID that all its tries have.
CREATE TABLE deliveries (
  id INTEGER PRIMARY KEY,
  newsletter_id INTEGER NOT NULL REFERENCES newsletters (id) ON DELETE CASCADE,
  -- Of the subscription, also when it has ended: who leaves and comes back does not get an issue twice.
  token TEXT NOT NULL,
  -- null: nobody knows any more whose it was.
  email TEXT COLLATE NOCASE,
  message_id TEXT NOT NULL UNIQUE,
  -- left: unsubscribed before it was sent.
  state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'refused', 'failed', 'left')),
  attempts INTEGER NOT NULL DEFAULT 0,
  next_at TEXT NOT NULL,
  created_at TEXT NOT NULL,
  done_at TEXT,
  error TEXT,
  UNIQUE (newsletter_id, token)
) STRICT;
CREATE INDEX deliveries_waiting ON deliveries (newsletter_id, next_at, id) WHERE state = 'waiting';
CREATE INDEX deliveries_by_newsletter ON deliveries (newsletter_id, state);
CREATE INDEX deliveries_by_state ON deliveries (state);
CREATE INDEX deliveries_by_token ON deliveries (token);
CREATE INDEX deliveries_by_email ON deliveries (email) WHERE email IS NOT NULL;
CREATE INDEX deliveries_to_forget ON deliveries (done_at) WHERE email IS NOT NULL;

CREATE TRIGGER newsletters_count AFTER UPDATE OF state ON deliveries WHEN NEW.state <> OLD.state
BEGIN
  UPDATE newsletters SET
    sent = sent + (NEW.state = 'sent') - (OLD.state = 'sent'),
    refused = refused + (NEW.state = 'refused') - (OLD.state = 'refused'),
    failed = failed + (NEW.state = 'failed') - (OLD.state = 'failed')
  WHERE id = NEW.newsletter_id;
END;

-- Whoever ends a subscription, and in whatever way: what waits is not sent, and the address is forgotten.
CREATE TRIGGER deliveries_follow_subscribers AFTER DELETE ON subscribers
BEGIN
  UPDATE deliveries SET state = iif(state = 'waiting', 'left', state), email = NULL, error = NULL
  WHERE token = OLD.token;
END;

-- Which images issues show, as article_pictures has it of articles.
CREATE TABLE newsletter_pictures (
  -- Of the image, without width and ending.
  name TEXT NOT NULL,
  newsletter_id INTEGER NOT NULL REFERENCES newsletters (id) ON DELETE CASCADE,
  PRIMARY KEY (name, newsletter_id)
) STRICT, WITHOUT ROWID;
CREATE INDEX newsletter_pictures_by_newsletter ON newsletter_pictures (newsletter_id);

-- The house

-- Who did what to whom. Rows are only ever added; people leave, their numbers stay.
CREATE TABLE audit_log (
  id INTEGER PRIMARY KEY,
  at TEXT NOT NULL,
  action TEXT NOT NULL,
  actor_id INTEGER,
  user_id INTEGER,
  -- A digest whose salt is another one every day and is not kept.
  source TEXT,
  -- What was acted on besides people.
  object_kind TEXT,
  object_id INTEGER,
  -- An administrator's reason, or the names of the fields that were changed.
  note TEXT
) STRICT;
CREATE INDEX audit_log_by_user ON audit_log (user_id, id);
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, id);
CREATE INDEX audit_log_by_action ON audit_log (action, id);
CREATE INDEX audit_log_by_object ON audit_log (object_kind, object_id, id);
CREATE INDEX audit_log_by_time ON audit_log (at, id);

CREATE TRIGGER audit_log_keeps_rows BEFORE DELETE ON audit_log
BEGIN
  SELECT RAISE (ABORT, 'the audit log is only added to');
END;

CREATE TRIGGER audit_log_keeps_content BEFORE UPDATE ON audit_log
BEGIN
  SELECT RAISE (ABORT, 'the audit log is only added to');
END;

-- What administrators have chosen over the environment: one row, `chosen` an object of contract/settings.ts.
CREATE TABLE settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  chosen TEXT NOT NULL CHECK (json_valid(chosen)),
  revision INTEGER NOT NULL
) STRICT;
INSERT INTO settings (id, chosen, revision) VALUES (1, '{}', 1);

-- One row that is written to find out whether the database can be written.
CREATE TABLE heartbeat (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  at TEXT NOT NULL
) STRICT;

-- How often something that tells of somebody was removed, and of how much of that the file has been cleaned: see
-- db/forgetting.ts.
CREATE TABLE forgetting (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  removals INTEGER NOT NULL,
  -- How many there were when the file was written anew.
  cleaned INTEGER NOT NULL,
  cleaned_at TEXT
) STRICT;
INSERT INTO forgetting (id, removals, cleaned) VALUES (1, 0, 0);

CREATE TRIGGER users_are_forgotten AFTER DELETE ON users
BEGIN
  UPDATE forgetting SET removals = removals + 1;
END;

CREATE TRIGGER subscribers_are_forgotten AFTER DELETE ON subscribers
BEGIN
  UPDATE forgetting SET removals = removals + 1;
END;

CREATE TRIGGER invitations_are_forgotten AFTER DELETE ON invitations
BEGIN
  UPDATE forgetting SET removals = removals + 1;
END;

CREATE TRIGGER articles_are_forgotten AFTER DELETE ON articles
BEGIN
  UPDATE forgetting SET removals = removals + 1;
END;
