import { imprint } from '../notifications/letters/imprint.ts';
import type { Letter } from '../notifications/letters/letter.ts';

export const askedFor: Letter['footer'] = [
  'You get this one email because this address was entered on our site. If it was not you, you do not need to do anything: we have deleted the address, and it is on no list.',
  ...imprint,
];
