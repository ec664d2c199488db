import { createHmac } from 'node:crypto';
import type { Provider } from 'oidc-provider';
import { resourceOf } from './places';

type Library = typeof import('oidc-provider');

/** A method of token models that the library's types do not declare. */
type Named = { generateTokenId(): string };

/**
 * Makes refreshing repeatable. The tokens that follow a refresh token are derived from it, so that a second use, on any replica, gets the
 * same tokens; `Records` says for how long. A request for another resource is refused before it consumes a token or code.
 * @param key the secret that successors are derived with
 */
export function makeRepeatable(library: Library, provider: Provider, key: Buffer, origin: string): void {
  const { RefreshToken, AccessToken, AuthorizationCode } = provider;

  for (const { prototype } of [RefreshToken, AccessToken]) {
    const token = prototype as typeof prototype & Named;
    const { generateTokenId } = token;
    token.generateTokenId = function (this: typeof token) {
      // Always called, because it also chooses the format of the token.
      const random = generateTokenId.call(this);
      const spent = library.Provider.ctx?.oidc.entities.RotatedRefreshToken;
      if (!spent) return random;
      const { kind, scope, aud } = this as { kind: string; scope?: string; aud?: string | string[] };
      return createHmac('sha256', key)
        .update(JSON.stringify([spent.jti, kind, scope, aud]))
        .digest('base64url');
    };
  }

  for (const { prototype } of [RefreshToken, AuthorizationCode]) {
    const { consume } = prototype;
    prototype.consume = function (this: typeof prototype) {
      const { resource } = library.Provider.ctx?.oidc.params ?? {};
      const resources = [resource ?? this.resource].flat().filter(Boolean);
      if (resources.some((one) => one !== resourceOf(origin))) throw new library.errors.InvalidTarget();
      return consume.call(this);
    };
  }
}
