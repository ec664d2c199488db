const CODES =
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW';

const TAGS =
  'af am ar az be bg bn bs ca cs cy da de de-AT de-CH de-DE el en en-AU en-CA en-GB en-IE en-IN en-US es es-419 es-AR es-ES es-MX et eu fa fi fil fr fr-BE fr-CA fr-CH fr-FR ga gl gu he hi hr hu hy id is it it-CH ja ka kk km kn ko lo lt lv mk ml mn mr ms my nb ne nl nl-BE nn pa pl pt pt-BR pt-PT ro ru si sk sl sq sr sv sw ta te th tr uk ur uz vi zh zh-CN zh-HK zh-TW zu';

type Option = { value: string; label: string };

function options(type: 'region' | 'language', codes: string, locale: string): Option[] {
  const names = new Intl.DisplayNames([locale], { type });
  return codes
    .split(' ')
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
}

/** Every country, by name. */
export const countries = (locale: string): Option[] => options('region', CODES, locale);

/** The languages that browsers are commonly set to, by name. */
export const languages = (locale: string): Option[] => options('language', TAGS, locale);
