import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Interaction, Provider } from 'oidc-provider';
import { z } from 'zod';
import { createGrant } from '../../auth/oauth/grants';
import { resourceOf } from '../../auth/oauth/places';
import { Records } from '../../auth/oauth/records';
import { readableName } from '../../auth/oauth/registration';
import { ALL_SCOPES, ROLE_SCOPES, type Scope } from '../../auth/scopes';
import type { SignedIn } from '../../auth/sessions';
import type { Database } from '../../database/types';
import { id } from '../../operations/wire';
import { DocentError, notFound } from '../../platform/errors';
import { requestedScopes } from './request';

/** The decision of a person: deny, or grant scopes in one of their companies. */
export const consentAnswer = z.discriminatedUnion('granted', [
  z.strictObject({ granted: z.literal(false) }),
  z.strictObject({
    granted: z.literal(true),
    companyId: id,
    scopes: z.array(z.enum(ALL_SCOPES)).min(1, 'Choose what the application may do.'),
  }),
]);

type ConsentAnswer = z.output<typeof consentAnswer>;

/** A pending OAuth request in the browser that began it. `origin` is the public origin. */
export type ConsentRequest = { provider: Provider; origin: string; req: IncomingMessage; res: ServerResponse };

const MAX_NAME_LENGTH = 100;

const ended = () => notFound('Request of an application');

/** @throws DocentError `not_found` when the request ended, or another browser began it */
async function requestOf({ provider, req, res }: ConsentRequest): Promise<Interaction> {
  try {
    return await provider.interactionDetails(req, res);
  } catch (error) {
    throw (error as Error).name === 'SessionNotFound' ? ended() : error;
  }
}

const shownName = (name: string): string => [...readableName(name)].slice(0, MAX_NAME_LENGTH).join('');

// A request that was sent by POST still has the parameter as the application wrote it.
const scopesOf = ({ params }: Interaction): Scope[] => requestedScopes(String(params.scope ?? ''));

async function applicationOf(provider: Provider, { params }: Interaction) {
  const client = await provider.Client.find(String(params.client_id));
  if (!client) throw ended();
  const { host, protocol } = new URL(String(params.redirect_uri));
  const name = shownName(client.clientName ?? '') || host || protocol.slice(0, -1);
  // For an application on the person's machine, show the scheme: the host of its redirect URI can be any name.
  const leadsTo = /^https?:$/.test(protocol) ? host : `${protocol}//${host}`;
  return { clientId: client.clientId, name, leadsTo };
}

/** The data of the consent page: the application, its redirect, the requested scopes, and those that the person can grant per company. */
export async function readRequest(pending: ConsentRequest, { memberships, name, email }: SignedIn) {
  const request = await requestOf(pending);
  const { name: application, leadsTo } = await applicationOf(pending.provider, request);
  const wanted = scopesOf(request);
  const companies = memberships.map(({ companyId, companyName, role }) => {
    const own: readonly Scope[] = ROLE_SCOPES[role];
    return { id: companyId, name: companyName, role, scopes: wanted.filter((scope) => own.includes(scope)) };
  });
  return { application, leadsTo, wanted, person: { name, email }, companies };
}

async function grant(
  pending: ConsentRequest,
  request: Interaction,
  person: SignedIn,
  answer: ConsentAnswer & { granted: true },
) {
  const { provider, origin } = pending;
  const membership = person.memberships.find(({ companyId }) => companyId === answer.companyId);
  if (!membership) throw notFound('Company');
  const own: readonly Scope[] = ROLE_SCOPES[membership.role];
  const wanted = scopesOf(request);
  const scopes = ALL_SCOPES.filter((scope) => answer.scopes.includes(scope));
  const excess = scopes.filter((scope) => !own.includes(scope) || !wanted.includes(scope));
  if (excess.length)
    throw new DocentError('insufficient_scope', `This cannot be granted: ${excess.join(', ')}.`, {
      requiredScope: excess[0],
    });
  const accountId = `${answer.companyId}:${person.id}`;
  const { clientId, name } = await applicationOf(provider, request);
  const made = new provider.Grant({ accountId, clientId });
  made.addResourceScope(resourceOf(origin), scopes.join(' '));
  return {
    accountId,
    grant: {
      id: await made.save(),
      companyId: answer.companyId,
      personId: person.id,
      clientId,
      application: name,
      scopes,
    },
  };
}

/**
 * Saves the person's answer. @returns the URL at which the browser continues, back to the application
 * @throws DocentError `not_found`; `insufficient_scope` for scopes that the person does not have or the application did not request
 */
export async function answerRequest(
  database: Database,
  pending: ConsentRequest,
  person: SignedIn,
  answer: ConsentAnswer,
): Promise<string> {
  const { provider, req, res } = pending;
  const request = await requestOf(pending);
  if (!answer.granted) {
    const refused = { error: 'access_denied', error_description: 'The person refused.' };
    return provider.interactionResult(req, res, refused);
  }
  const granted = await grant(pending, request, person, answer);
  // A request is answered once, however often the button was pressed.
  await new Records(database, 'Interaction', ended).consume(request.uid);
  await createGrant(database, granted.grant);
  const { accountId } = granted;
  return provider.interactionResult(req, res, { login: { accountId }, consent: { grantId: granted.grant.id } });
}
