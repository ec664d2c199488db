/** Fields of a registration that name an address for the library to read. */
const ADDRESSES_TO_READ = ['sector_identifier_uri', 'jwks_uri'];

/** The fields of a registration that Docent validates in addition to the library. */
export const VALIDATED_FIELDS = [...ADDRESSES_TO_READ, 'redirect_uris', 'client_name'];

/** Client names that are refused: the consent page would ask for access to Docent in the name of Docent. */
const OWN_NAME = /^docent$/i;

/** Characters without a shape of their own. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Removes invisible characters and those that change the direction of the text around a name. */
export const readableName = (name: string): string =>
  name.replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/gu, '').trim();

/** Schemes that lead to a part of the browser or to another program, and never to an application that waits for a code. */
const OTHER_SCHEMES =
  /^(about|android-app|blob|chrome|data|devtools|edge|file|filesystem|ftp|intent|jar|javascript|mailto|opera|resource|sms|tel|urn|vbscript|view-source|ws|wss|.*-extension|.*-browser|extension):$/;

/** The error of a redirect URI; undefined for a valid one. */
function refusalOfRedirect(uri: string): string | undefined {
  if (!URL.canParse(uri)) return undefined;
  const { protocol, username, password, hostname } = new URL(uri);
  if (OTHER_SCHEMES.test(protocol)) return `redirect_uris must not have the scheme ${protocol}`;
  if (username || password) return 'redirect_uris must not have a user name or password';
  return hostname.includes('*') ? 'redirect_uris must name their host: * is not allowed' : undefined;
}

/** The error of a field of a registration or a client metadata document; undefined for a valid one. */
export function fieldError(field: string, value: unknown): string | undefined {
  if (value === undefined) return undefined;
  if (ADDRESSES_TO_READ.includes(field)) return `${field} is not supported: Docent reads nothing from there`;
  if (field === 'client_name')
    return typeof value === 'string' && OWN_NAME.test(readableName(value.replace(UNSEEN, '').normalize('NFKC')))
      ? 'client_name must not be the name of this service'
      : undefined;
  const uris = Array.isArray(value) ? value.filter((uri) => typeof uri === 'string') : [];
  return uris.map(refusalOfRedirect).find((refusal) => refusal !== undefined);
}
