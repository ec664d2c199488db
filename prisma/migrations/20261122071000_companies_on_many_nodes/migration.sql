-- What a database of many nodes (Citus) needs, see docs/scale.md. Safe beside replicas of the version before, with one exception:
-- * Keys are checked as before; none of the columns that they refer to is ever changed, so nothing needs to follow.
-- * "role" reads as the same texts. What the version before writes is cast to "Role", and PostgreSQL assigns that to text; the type goes
--   with the version after this one. What the two columns may hold is checked as it was.
-- * The exception: a connection on which the version before has prepared "memberships_of_person" is told "cached plan must not change
--   result type" from here on. People who are signed in there get 500 until that replica is replaced; keys and browsers do not.

-- All at once or not at all: what is held while it waits for the next is given back before anybody has waited long, and tried again.
DO $$ DECLARE
  before text := current_setting('lock_timeout');
  started timestamptz := clock_timestamp();
BEGIN
  PERFORM set_config('lock_timeout', '300ms', true);
  LOOP
    BEGIN
      LOCK TABLE
        "Account", "ApiKey", "Changelog", "ChangelogPost", "Company", "EndUser", "FeedbackResponse", "Folder", "Invitation",
        "Membership", "NpsResponse", "Person", "PostTag", "Roadmap", "RoadmapItem", "RoadmapSection", "RoadmapVote", "Segment",
        "Session", "SurveyResponse", "Tag", "Theme", "Widget", "WidgetVersion"
        IN ACCESS EXCLUSIVE MODE;
      EXIT;
    EXCEPTION WHEN lock_not_available THEN
      IF clock_timestamp() > started + interval '5 minutes' THEN RAISE; END IF;
      PERFORM pg_sleep(0.2 + random() * 0.3);
    END;
  END LOOP;
  PERFORM set_config('lock_timeout', before, true);
END $$;

-- ON UPDATE CASCADE, which Prisma writes by default, is what a key with the company in it must not have.
DO $$ DECLARE
  owner regclass;
  name text;
  definition text;
BEGIN
  FOR owner, name, definition IN
    SELECT conrelid::regclass, conname, replace(pg_get_constraintdef(oid), ' ON UPDATE CASCADE', '') FROM pg_constraint
    WHERE contype = 'f' AND confupdtype = 'c' AND connamespace = current_schema()::regnamespace
  LOOP
    EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', owner, name);
    EXECUTE format('ALTER TABLE %s ADD CONSTRAINT %I %s', owner, name, definition);
  END LOOP;
END $$;

ALTER TABLE "Membership" ALTER COLUMN "role" TYPE TEXT;
ALTER TABLE "Membership" ADD CONSTRAINT "Membership_role_check" CHECK ("role" IN ('owner', 'admin', 'editor', 'viewer'));

ALTER TABLE "Invitation" ALTER COLUMN "role" TYPE TEXT;
ALTER TABLE "Invitation" ADD CONSTRAINT "Invitation_role_check" CHECK ("role" IN ('owner', 'admin', 'editor', 'viewer'));
