/** The zone that each database of the tests has, which no session may take over. `TEST_DATABASE_ZONE` names another. */
export const ODD_ZONE = `SET timezone = '${process.env.TEST_DATABASE_ZONE || 'Asia/Kolkata'}'`;

/** What follows `ALTER DATABASE …` for each of them. Nodes of a cluster send each other dates, so that they keep the form that all read. */
export const ODD_SETTINGS = [ODD_ZONE, `SET datestyle = 'SQL, DMY'`];
