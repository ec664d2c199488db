/** Code with which a backend signs a user id, by language. Each sample is a function of the user id that can be copied without changes. */
export const SAMPLES = {
  node: {
    label: 'Node.js',
    code: `import { createHmac } from 'node:crypto';

export function docentHash(userId) {
  return createHmac('sha256', process.env.DOCENT_API_KEY)
    .update(String(userId), 'utf8')
    .digest('hex');
}`,
  },
  python: {
    label: 'Python',
    code: `import hashlib
import hmac
import os


def docent_hash(user_id):
    return hmac.new(
        os.environ["DOCENT_API_KEY"].encode("utf-8"),
        str(user_id).encode("utf-8"),
        hashlib.sha256,
    ).hexdigest()`,
  },
  php: {
    label: 'PHP',
    code: `<?php

function docent_hash(string|int $userId): string
{
    return hash_hmac('sha256', (string) $userId, getenv('DOCENT_API_KEY'));
}`,
  },
  ruby: {
    label: 'Ruby',
    code: `require "openssl"

def docent_hash(user_id)
  OpenSSL::HMAC.hexdigest("SHA256", ENV.fetch("DOCENT_API_KEY"), user_id.to_s)
end`,
  },
  go: {
    label: 'Go',
    code: `package docent

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/hex"
	"os"
)

// Hash signs the id of a user. Format numbers with strconv first.
func Hash(userID string) string {
	mac := hmac.New(sha256.New, []byte(os.Getenv("DOCENT_API_KEY")))
	mac.Write([]byte(userID))
	return hex.EncodeToString(mac.Sum(nil))
}`,
  },
  java: {
    label: 'Java 17+',
    code: `import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.util.HexFormat;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

final class Docent {
  static String hash(Object userId) throws GeneralSecurityException {
    byte[] key = System.getenv("DOCENT_API_KEY").getBytes(StandardCharsets.UTF_8);
    Mac mac = Mac.getInstance("HmacSHA256");
    mac.init(new SecretKeySpec(key, "HmacSHA256"));
    byte[] hash = mac.doFinal(String.valueOf(userId).getBytes(StandardCharsets.UTF_8));
    return HexFormat.of().formatHex(hash);
  }
}`,
  },
  csharp: {
    label: 'C#',
    code: `using System.Security.Cryptography;
using System.Text;

static class Docent
{
    public static string Hash(string userId)
    {
        var key = Encoding.UTF8.GetBytes(Environment.GetEnvironmentVariable("DOCENT_API_KEY")!);
        var hash = HMACSHA256.HashData(key, Encoding.UTF8.GetBytes(userId));
        return Convert.ToHexString(hash).ToLowerInvariant();
    }
}`,
  },
} as const;

export type Language = keyof typeof SAMPLES;

export const LANGUAGES = Object.keys(SAMPLES) as Language[];
