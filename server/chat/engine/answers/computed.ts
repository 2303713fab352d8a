import type { Computation } from '../../../../shared/chat/chat-answers.ts';
import { booking, contact, hours, person } from './about-us.ts';
import { area } from './area.ts';
import { phonePrice, price } from './price.ts';
import type { EngineReply, Situation } from './reply.ts';

/** What is worked out, by the name that a record gives in `computes`. */
export const computed: Readonly<Record<Computation, (at: Situation) => EngineReply>> = {
  price,
  rates: phonePrice,
  hours,
  contact,
  area: (at) => area(at),
  times: (at) => area(at, true),
  booking,
  person,
};
