import { createPublicKey } from 'node:crypto';
import type { SenderAnswer, SenderRecord } from '../../shared/staff/mail-queue.ts';
import { checkSpf, type SenderFinding } from './check-spf.ts';
import type { DnsRecords } from './dns-records.ts';

type SenderCheck = { name: SenderRecord['name']; at: string | null; find(): Promise<SenderFinding> };

/** @param selector DKIM selector of the mail provider */
export async function checkSender(
  domain: string,
  selector: string | undefined,
  dns: DnsRecords,
): Promise<SenderAnswer> {
  const key = selector === undefined ? null : `${selector}._domainkey.${domain}`;
  const checks: SenderCheck[] = [
    { name: 'SPF', at: domain, find: () => checkSpf(domain, dns) },
    { name: 'DKIM', at: key, find: () => checkDkim(key, dns) },
    { name: 'DMARC', at: `_dmarc.${domain}`, find: () => checkDmarc(domain, dns) },
  ];
  const records = checks.map(async ({ name, at, find }) => ({ name, at, ...(await find().catch(unanswered)) }));
  return { domain, records: await Promise.all(records) };
}

function unanswered(error: unknown): SenderFinding {
  const { code = 'no answer' } = error as { code?: string };
  return {
    state: 'unknown',
    record: null,
    says: `The DNS could not be asked from this machine (${code}). The record itself may be right: look again when the server is online.`,
  };
}

/** `v=DMARC1; p=none` → v, p. */
function tagsOf(record: string): Map<string, string> {
  const pairs = record.split(';').map((tag) => tag.split('='));
  return new Map(
    pairs.map(([name = '', ...value]) => [name.trim().toLowerCase(), value.join('=').replace(/\s+/g, '')]),
  );
}

/** The public key (RFC 6376, section 3.6.1). */
async function checkDkim(at: string | null, dns: DnsRecords): Promise<SenderFinding> {
  if (at === null) {
    const says = 'Not looked up: set DKIM_SELECTOR to the selector with which your mail provider signs.';
    return { state: 'unknown', record: null, says };
  }
  const record = (await dns(at, 'TXT')).find((text) => tagsOf(text).has('p')) ?? null;
  if (record === null)
    return { state: 'bad', record, says: 'There is none. Your mail provider names the record to add.' };
  const tags = tagsOf(record);
  const key = tags.get('p') ?? '';
  if (key === '')
    return { state: 'bad', record, says: 'Its key is empty: it was withdrawn. Signatures with it count as wrong.' };
  if ((tags.get('k') ?? 'rsa') !== 'rsa') return { state: 'good', record, says: `A key of the kind ${tags.get('k')}.` };
  const bits = rsaBits(key);
  if (bits === undefined)
    return { state: 'bad', record, says: 'Its key cannot be read. Copy it again from your mail provider.' };
  if (bits < 1024)
    return { state: 'bad', record, says: `Its key has ${bits} bits; receivers refuse less than 1024 (RFC 8301).` };
  if (bits < 2048) return { state: 'weak', record, says: `Its key has ${bits} bits. Use 2048 (RFC 8301).` };
  return { state: 'good', record, says: `A key of ${bits} bits.` };
}

function rsaBits(key: string): number | undefined {
  try {
    const read = createPublicKey({ key: Buffer.from(key, 'base64'), format: 'der', type: 'spki' });
    return read.asymmetricKeyDetails?.modulusLength;
  } catch {
    return undefined;
  }
}

/** The policy for email that fails SPF and DKIM (RFC 7489), of the domain or one above it. */
async function checkDmarc(domain: string, dns: DnsRecords): Promise<SenderFinding> {
  for (const name of withParents(domain)) {
    const found = (await dns(`_dmarc.${name}`, 'TXT')).filter((text) => /^v=DMARC1\s*(;|$)/i.test(text));
    const [record] = found;
    if (record === undefined) continue;
    if (found.length > 1) return { state: 'bad', record, says: 'There are two, so receivers use neither. Keep one.' };
    const tags = tagsOf(record);
    const policy = (name === domain ? undefined : tags.get('sp')) ?? tags.get('p');
    const reports = tags.has('rua') ? '' : ' It names no address for reports (rua).';
    if (policy === 'none')
      return { state: 'weak', record, says: `It only watches (p=none): forged mail is still delivered.${reports}` };
    if (policy === 'quarantine' || policy === 'reject')
      return {
        state: 'good',
        record,
        says: `Mail that fails is to be ${policy === 'reject' ? 'refused' : 'held as spam'}.${reports}`,
      };
    return { state: 'bad', record, says: 'Its policy (p) must be none, quarantine or reject.' };
  }
  return {
    state: 'bad',
    record: null,
    says: 'There is none: anybody can forge your address. Begin with v=DMARC1; p=none; rua=mailto:…',
  };
}

/** The record of a parent also applies to `mail.a.example`. */
function withParents(domain: string): string[] {
  const labels = domain.split('.');
  return labels.slice(0, Math.max(1, labels.length - 1)).map((_, index) => labels.slice(index).join('.'));
}
