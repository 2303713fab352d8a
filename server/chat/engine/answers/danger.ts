import type { EngineReply } from './reply.ts';

/** Danger to people: neither our pages nor our phone may answer. */
const danger = new RegExp(
  [
    '^(please |help )*(911|9 1 1|ambulance|police|fire)( now| please| help)*$',
    '\\b(call|get|send|need|want|appelez|appeler|envoyez) (me |us |for )?(an? |the |une |la |les )?(911|ambulances?|police|cops|fire (department|brigade|truck)|firefighters|paramedics?|pompiers)\\b',
    '\\b(there is|there s|theres|its|it s|we have|i see) (an? )?(big |small |huge )?(fire|flames|gas leak|shooter)\\b(?! (damage|inspect\\w*|code|sale|door|safe))|\\b(is|are|caught) on fire\\b|\\bcaught fire\\b|\\bgas leak\\b',
    '\\bsmell(s|ing)? (of |like )?(smoke|gas|burning)\\b|\\b(smoke|flames) (is |are )?(coming|everywhere|filling|pouring|in the)\\b|\\bau feu\\b|\\bil y a (le|un) (feu|incendie)\\b|\\bau secours\\b',
    '\\b(coworker|co worker|colleague|employee|staff|patient|client|customer|someone|somebody|boss|he|she|man|woman|worker|technician|electrician|guy|receptionist) (\\w+ ){0,2}(collapsed|fainted|passed out|unconscious|choking|bleeding|electrocuted|electric shock|injured|not breathing|stabbed|shot)\\b',
    '\\b(cant breathe|not breathing|heart attack|having a stroke|seizure|overdosed?|chest (pain|hurts))\\b|\\bpain in (my|his|her) chest\\b',
    '\\b(man|woman|guy|someone|somebody|person|intruder|he|she) (\\w+ ){0,2}(with|has|holding|pulled) an? (\\w+ )?(knife|gun|rifle|weapon)\\b|\\b(active shooter|bomb threat|shoot (up|us|me|people|everyone))\\b|\\bthreat\\w* to (kill|shoot|stab|hurt)\\b',
    '\\b(broke|broken|breaking) in(to)? (our|my|the) (office|clinic|shop|building|house|home|store)\\b.*\\b(still|inside|right now|here)\\b',
  ].join('|'),
);
const despair =
  /\b(kill|hurt|harm)(ing)? myself\b|\bsuicid\w*\b|\b(want|wanna|going) to die\b|\bend my life\b|\bcant go on\b|\bme (tuer|suicider)\b/;

/** Precautions, or how a phone system dials 911. */
const asksAbout =
  /\b(voip|internet phones?|phone systems?|teams phone|softphones?|dial(s|ed|ing)?|alarms?|drills?|policy|policies|plan|plans|insurance|extinguishers?|suppression|sprinklers?|prevent\w*|software|fraud|scam\w*|invoice|stolen|hack\w*)\b|^(if|what if|should|would|when|does|do|did|will|which|can (i|we|the|my|voip|teams)|how (do|does|is|are|many|much|to)|what(?! (do|should|now|to)\b))\b/;

/** Sends people in danger to 911, before any other answer. @param text lower case, without punctuation */
export function sendTo911(text: string): EngineReply | undefined {
  const desperate = despair.test(text);
  if (!desperate && (!danger.test(text) || asksAbout.test(text))) return;
  const helpline = desperate
    ? ' If you think of suicide, you can also call or text 988, the Suicide Crisis Helpline, at any hour.'
    : '';
  return {
    text: `Call **911** now, from any phone. This chat cannot call anyone for you, and our number is not an emergency service.${helpline} Get yourself and others out of danger first; the computers can wait.`,
    sources: [],
    quotes: [],
    known: true,
    intent: 'danger',
  };
}
