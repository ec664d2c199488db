import { type Claim, newId } from './outbox';
import type { Parts } from './parts';

const isId = (value: unknown): boolean => /^(string|number)$/.test(typeof value) && !/^(NaN)?$/.test(String(value));

/** The identification of the company and the person that every request contains. */
export function claimOf(parts: Pick<Parts, 'anonymousId' | 'local' | 'options' | 'person'>): Claim {
  const { local, options, person } = parts;
  // An application that clears the storage must not make another browser of this one.
  const anonymousId = local.get<string>('me') ?? parts.anonymousId ?? newId();
  parts.anonymousId = anonymousId;
  local.set('me', anonymousId);
  return { clientToken: options.clientToken, anonymousId, ...person };
}

/** The calls of the application that change who the person is. */
export function createIdentity(
  parts: Pick<
    Parts,
    'answer' | 'calls' | 'claimNow' | 'notifyError' | 'local' | 'outbox' | 'person' | 'polling' | 'screen'
  > &
    Pick<Parts, 'send' | 'turns'>,
) {
  /** Forgets the state of the previous person. */
  const forget = () => {
    parts.screen.clear();
    parts.turns.forget();
  };
  return {
    identify: async (given: unknown, metadata: object, hash?: string): Promise<void> => {
      const { local, person, notifyError, polling } = parts;
      // An application that has not loaded its user yet would create a user with the id "undefined".
      if (!isId(given)) {
        console.warn('Docent.identifyUser needs a user id.');
        return polling.ask(0);
      }
      const userId = String(given);
      parts.person = { userId, ...(hash && { hash }) };
      // Calls that an application made before it identified its first user on this page are for that user.
      if ((person.userId ?? userId) !== userId) parts.calls.forget();
      // The previous person may have left this browser on an earlier page, without a call of `reset`.
      if ((person.userId ?? local.get('user') ?? userId) !== userId) forget();
      local.set('user', userId);
      parts.answer = undefined;
      // Sends earlier events before the user is identified.
      parts.outbox.flush();
      try {
        const { status } = await parts.send('/identify', { ...parts.claimNow(), metadata });
        if (status >= 400) notifyError(new Error(`identifyUser was answered with ${status}`));
      } catch (error) {
        notifyError(error);
      }
      polling.ask(0);
    },
    reset: () => {
      parts.person = {};
      parts.answer = undefined;
      parts.calls.forget();
      forget();
      // Other tabs take over the new id, and do not restore theirs.
      parts.local.set('me', newId());
      parts.local.remove('user');
      parts.polling.ask(0);
    },
  };
}
