import { createHmac, timingSafeEqual } from 'node:crypto';

/** Signed, not stored: the table holds no link that a copy of it could open. */
export type StaffLinks = {
  make(link: { id: number; at: number }): string;
  /** The link's id; undefined unless this server made it. */
  read(token: string): { id: number; at: number } | undefined;
};

export function createStaffLinks(secret: string): StaffLinks {
  const sign = (id: number, at: number) =>
    createHmac('sha256', secret).update(`staff-link/${id}/${at}`).digest('base64url');
  return {
    make: ({ id, at }) => `${id}.${at}.${sign(id, at)}`,
    read(token) {
      const [, id = '', at = '', signature = ''] = /^(\d{1,15})\.(\d{1,15})\.([\w-]{43})$/.exec(token) ?? [];
      const expected = Buffer.from(sign(Number(id), Number(at)));
      const given = Buffer.from(signature);
      if (expected.length !== given.length || !timingSafeEqual(expected, given)) return undefined;
      return { id: Number(id), at: Number(at) };
    },
  };
}
