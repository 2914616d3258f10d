-- Administrators find users by NPI, ZIP code and city of the profile as well, by the beginnings of their words.
CREATE VIEW user_words_to_be AS
SELECT
  users.id,
  concat_ws(
    ' ', first_name, last_name, substr(email, 1, instr(email, '@')),
    content ->> 'npi', content ->> 'zip', content ->> 'city',
    (
      SELECT group_concat(concat_ws(' ', practice.value ->> 'zip', practice.value ->> 'city'), ' ')
      FROM json_each(content, '$.other_practices') AS practice
    )
  ) AS words
FROM users LEFT JOIN profiles ON profiles.user_id = users.id;

DROP TRIGGER user_words_follow_new;
DROP TRIGGER user_words_follow;

-- No REPLACE in them: what an upsert says of conflicts holds for its triggers as well.
CREATE TRIGGER user_words_follow_new AFTER INSERT ON users
BEGIN
  INSERT INTO user_words (rowid, words) SELECT id, words FROM user_words_to_be WHERE id = NEW.id;
END;

CREATE TRIGGER user_words_follow AFTER UPDATE OF first_name, last_name, email ON users
BEGIN
  DELETE FROM user_words WHERE rowid = NEW.id;
  INSERT INTO user_words (rowid, words) SELECT id, words FROM user_words_to_be WHERE id = NEW.id;
END;

CREATE TRIGGER user_words_follow_new_profile AFTER INSERT ON profiles
BEGIN
  DELETE FROM user_words WHERE rowid = NEW.user_id;
  INSERT INTO user_words (rowid, words) SELECT id, words FROM user_words_to_be WHERE id = NEW.user_id;
END;

CREATE TRIGGER user_words_follow_profile AFTER UPDATE OF content ON profiles
WHEN NEW.content IS NOT OLD.content
BEGIN
  DELETE FROM user_words WHERE rowid = NEW.user_id;
  INSERT INTO user_words (rowid, words) SELECT id, words FROM user_words_to_be WHERE id = NEW.user_id;
END;

INSERT OR REPLACE INTO user_words (rowid, words) SELECT id, words FROM user_words_to_be;

-- How many wait is asked at every step through the backoffice.
CREATE INDEX articles_waiting ON articles (id) WHERE status = 'review';
