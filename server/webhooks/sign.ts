import { createHmac, randomBytes } from 'node:crypto';

const prefix = 'whsec_';

export const newWebhookSecret = (): string => prefix + randomBytes(24).toString('base64');

/** Headers of Standard Webhooks: HMAC-SHA256 over id, time (s) and body. https://www.standardwebhooks.com */
export function signedHeaders(secret: string, id: string, now: number, body: string): Record<string, string> {
  const seconds = String(Math.floor(now / 1000));
  const key = Buffer.from(secret.slice(prefix.length), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64');
  return { 'webhook-id': id, 'webhook-timestamp': seconds, 'webhook-signature': `v1,${signature}` };
}
