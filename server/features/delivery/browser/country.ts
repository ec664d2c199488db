const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

type WithZones = Intl.Locale & { getTimeZones?: () => string[] | undefined; timeZones?: string[] };

function zonesOf(country: string): readonly string[] {
  const name = `und-${country}`;
  // Skip former countries, which are aliases of current ones.
  if (Intl.getCanonicalLocales(name)[0] !== name) return [];
  const locale: WithZones = new Intl.Locale(name);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
}

let countries: Map<string, string | undefined> | undefined;

/** The country of each time zone that is in only one country, from the data of the platform. */
function byZone(): Map<string, string | undefined> {
  const found = new Map<string, string | undefined>();
  for (const first of LETTERS)
    for (const second of LETTERS)
      for (const zone of zonesOf(first + second)) found.set(zone, found.has(zone) ? undefined : first + second);
  return found;
}

/** @throws RangeError for a zone that the platform does not know. */
function findCountry(timeZone: string): string | undefined {
  // `Asia/Kolkata` and `Asia/Calcutta` name the same zone. Platforms differ in which name they use.
  const { timeZone: known } = new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions();
  countries ??= byZone();
  return countries.get(known) ?? countries.get(timeZone);
}

/** More than there are time zones. */
const MAX_CACHED_ZONES = 1_000;
const answers = new Map<string, string | undefined>();

/** The country (ISO 3166 alpha-2) of a browser's time zone; undefined for an unknown zone, or one in several countries. */
export function countryOf(timeZone: string | undefined): string | undefined {
  if (!timeZone) return undefined;
  if (answers.has(timeZone)) return answers.get(timeZone);
  try {
    const country = findCountry(timeZone);
    // The lookup takes as long as the rest of a response.
    if (answers.size < MAX_CACHED_ZONES) answers.set(timeZone, country);
    return country;
  } catch {
    return undefined;
  }
}
