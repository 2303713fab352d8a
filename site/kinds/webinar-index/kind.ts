import { exactly, type Kind } from '../kind.ts';
import { resourceIndex } from '../shared-schemas.ts';

export const webinarIndex = {
  name: 'webinar-index',
  matches: exactly('/resources/webinars'),
  crumb: 'Webinars',
  ...resourceIndex,
} as const satisfies Kind;
