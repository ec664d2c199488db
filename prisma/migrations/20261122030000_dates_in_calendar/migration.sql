-- Dates of posts lie in the years 1 to 9999; one that a zone once led out of them stands at the nearest moment.
UPDATE "ChangelogPost"
SET "date" = LEAST(GREATEST("date", TIMESTAMPTZ '0001-01-01 00:00:00+00'), TIMESTAMPTZ '9999-12-31 23:59:59.999+00')
WHERE "date" < TIMESTAMPTZ '0001-01-01 00:00:00+00' OR "date" > TIMESTAMPTZ '9999-12-31 23:59:59.999+00';
