import { DAY_MS } from '../../widgets/targeting/dates';
import type { Random } from './random';

const GIVEN =
  `Amara Anders Beatriz Bruno Camille Chidi Daan Deepa Elif Emeka Farah Fen Gabriel Greta Hana Hugo Ines Ivan Jaya
  Jonas Kaito Keira Lena Luca Maja Mateo Nadia Noah Oksana Omar Paula Priya Quentin Rania Rasmus Sofia Stefan Tara Tomasz
  Uma Viktor Wanjiru Xenia Yara Yusuf Zofia`.split(/\s+/);
const FAMILY =
  `Abara Bauer Castellano Dahl Eriksen Ferreira Garcia Haddad Ibrahim Jansen Kowalski Larsen Moreau Nakamura
  Okafor Petrov Quiroga Rossi Sato Tanaka Ulrich Vargas Weber Xu Yilmaz Zhang`.split(/\s+/);
const ACCOUNTS =
  `Alder & Pine Architects|Bluehour Studios|Cobalt Civil|Driftwood Digital|Eastgate Energy|Fernhill Foods|Granite
 Group|Harbourline Logistics|Ironbridge Engineering|Juniper Health|Kestrel Aerospace|Lanternworks|Mossbank Media|Northfold
 Consulting|Opaline Optics|Pagoda Publishing|Quayside Marine|Redwood Robotics|Saltmarsh Software|Tern Telecom`
    .replaceAll('\n', '')
    .split('|');

/** Countries of users in percent, and their UTC offsets in hours. */
const COUNTRIES = { DE: 18, US: 26, GB: 14, FR: 9, NL: 8, PL: 7, BR: 6, IN: 7, JP: 5 } as const;
const HOURS: Record<keyof typeof COUNTRIES, number> = {
  DE: 1,
  US: -6,
  GB: 0,
  FR: 1,
  NL: 1,
  PL: 1,
  BR: -3,
  IN: 5,
  JP: 9,
};
const LANGUAGES: Record<keyof typeof COUNTRIES, string> = {
  DE: 'de-DE',
  US: 'en-US',
  GB: 'en-GB',
  FR: 'fr-FR',
  NL: 'nl-NL',
  PL: 'pl-PL',
  BR: 'pt-BR',
  IN: 'en-IN',
  JP: 'ja-JP',
};

/** Someone who uses the demo company's application. */
export type DemoUser = {
  userId: string;
  name: string;
  email: string;
  language: string;
  metadata: Record<string, string | number>;
  createdAt: Date;
  updatedAt: Date;
  /** The id of the browser before sign-up, under which the first visit is recorded. */
  anonymousId?: string;
  hoursFromUtc: number;
  /** Their likelihood to work on a weekday: 0 to 1. */
  diligence: number;
};

/** `count` users who signed up over the last two years, more and more of them lately. */
export function makeUsers(random: Random, count: number, now: Date): DemoUser[] {
  return Array.from({ length: count }, (_, index) => {
    const [given, family] = [random.pick(GIVEN), random.pick(FAMILY)];
    const account = random.pick(ACCOUNTS);
    const country = random.weighted(COUNTRIES);
    const daysAgo = Math.floor(720 * random.next() ** 2);
    const createdAt = new Date(now.getTime() - daysAgo * DAY_MS - random.int(1, DAY_MS - 1));
    const plan =
      daysAgo < 21 ? random.weighted({ trial: 7, team: 3 }) : random.weighted({ team: 6, business: 3, enterprise: 1 });
    const domain = account.toLowerCase().replaceAll(/[^a-z]+/g, '-');
    const diligence = Math.min(0.95, 0.08 + 0.75 * random.next() ** 1.6);
    return {
      userId: `user-${1001 + index}`,
      name: `${given} ${family}`,
      email: `${given}.${family}${index}@${domain}.example`.toLowerCase(),
      language: LANGUAGES[country],
      metadata: {
        name: `${given} ${family}`,
        email: `${given}.${family}${index}@${domain}.example`.toLowerCase(),
        account,
        plan,
        role: random.weighted({ member: 6, manager: 3, admin: 1 }),
        country,
        language: LANGUAGES[country],
        seats:
          plan === 'enterprise' ? random.int(80, 400) : plan === 'business' ? random.int(20, 80) : random.int(1, 20),
        projects: random.int(0, 40),
        signedUpAt: createdAt.toISOString(),
      },
      createdAt,
      updatedAt: new Date(Math.min(now.getTime(), createdAt.getTime() + random.int(0, Math.max(1, daysAgo)) * DAY_MS)),
      ...(daysAgo < 88 && random.chance(0.4) ? { anonymousId: `visitor-${index}` } : {}),
      hoursFromUtc: HOURS[country],
      diligence,
    };
  });
}
