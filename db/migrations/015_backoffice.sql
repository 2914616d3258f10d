-- What lists of users are chosen and ordered by stands in users, so that one index answers for each order.
-- revision: raised by every change, whoever makes it.
ALTER TABLE users ADD COLUMN revision INTEGER NOT NULL DEFAULT 1;
-- Of the profile that the doctor works on; null before there is one.
ALTER TABLE users ADD COLUMN state TEXT;
ALTER TABLE users ADD COLUMN review_status TEXT;

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
UPDATE users SET (state, review_status) =
  (SELECT state, review_status FROM profile_standings WHERE user_id = users.id);

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
CREATE TRIGGER users_count_changes
AFTER UPDATE OF first_name, last_name, email, verified, plan, manage_role, suspended_at ON users
BEGIN
  UPDATE users SET revision = revision + 1 WHERE id = NEW.id;
END;

-- Each has all that a list is chosen by: rows are read for what is shown alone.
CREATE INDEX users_by_joining ON users (
  created_at, id, manage_role, plan, verified, review_status, suspended_at, state
);
CREATE INDEX users_by_name ON users (
  last_name COLLATE NOCASE, first_name COLLATE NOCASE,
  id, created_at, manage_role, plan, verified, review_status, suspended_at, state
);
CREATE INDEX users_by_email ON users (
  email, id, created_at, manage_role, plan, verified, review_status, suspended_at, state
);
CREATE INDEX users_by_state ON users (state, created_at);

-- Names, and addresses before their @, by the beginnings of their words. SQLite keeps the index only.
CREATE VIRTUAL TABLE user_words USING fts5 (
  words,
  content = '',
  contentless_delete = 1,
  detail = none,
  prefix = '2 3',
  tokenize = "unicode61 remove_diacritics 2"
);
INSERT INTO user_words (rowid, words)
SELECT id, first_name || ' ' || last_name || ' ' || substr(email, 1, instr(email, '@')) FROM users;
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

-- note: an administrator's reason, or the names of the fields that were changed.
ALTER TABLE audit_log ADD COLUMN note TEXT;
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, id);
CREATE INDEX audit_log_by_action ON audit_log (action, id);
CREATE INDEX audit_log_by_object ON audit_log (object_kind, object_id, id);
CREATE INDEX audit_log_by_time ON audit_log (at, id);

CREATE INDEX subscribers_by_time ON subscribers (created_at, id, email);
CREATE INDEX outbox_by_time ON outbox (created_at);
CREATE INDEX outbox_by_status ON outbox (status, created_at);
CREATE INDEX payments_by_time ON payments (at);
CREATE INDEX payments_by_kind ON payments (kind, at);
CREATE INDEX subscriptions_by_start ON subscriptions (started_at);
CREATE INDEX subscriptions_by_status ON subscriptions (status, started_at);

-- What administrators have chosen over the environment: one row, `chosen` an object of contract/settings.ts.
CREATE TABLE settings (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  chosen TEXT NOT NULL CHECK (json_valid(chosen)),
  revision INTEGER NOT NULL
) STRICT;
INSERT INTO settings (id, chosen, revision) VALUES (1, '{}', 1);

-- Searches that found nobody, by day: where and with which filters, never the words that somebody typed.
CREATE TABLE empty_searches (
  day TEXT NOT NULL,
  place TEXT NOT NULL,
  filters TEXT NOT NULL,
  count INTEGER NOT NULL,
  PRIMARY KEY (day, place, filters)
) STRICT, WITHOUT ROWID;
