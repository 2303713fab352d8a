import { expect, test } from 'vitest';
import { countsIn } from '../../../server/chat/engine/site-content/head-count.ts';

const prices = [175, 225, 275, 300];

test.each<[string, number | undefined]>([
  ['how much for 12 people', 12],
  ['we are a vet clinic with 3 vets, 2 dentists, 11 of us in total', 11],
  ['3 lawyers and 2 clerks', 5],
  ['14 staff, 2 supers on the road with tablets', 14],
  ['a contractor, 22 people, 8 in the office and the rest on site', 22],
  ['staff: 14', 14],
  ['we have 7 permanent and 5 seasonal staff', 12],
  ['60 staff but only 18 of them use a computer', 18],
  ['we manage 6 buildings, the office is 9ppl', 9],
  ['a studio of nineteen, three people work from Lisbon', 19],
  ['twenty-five people', 25],
  ['and w 14?', 14],
  ['so whats the total for the 8', 8],
  ['more like 17 of us then', 17],
  ['about 4tb, 2 of us work from home over vpn', undefined],
  ['nous sommes 14 employés', 14],
  ['its just me working from home', 1],
  ['what do I get for 225 that I dont get for 175', undefined],
  ['what do I get for $225', undefined],
  ['somebody quoted me 95 a user', undefined],
  ['we have a 2 person IT team', undefined],
  ['do you have 24 hour support staff', undefined],
  ['we hire 2 or 3 new people a year', undefined],
  ['a Dell of 2017 with 8gb', undefined],
  ['how much data, we have about 11 TB', undefined],
  ['is it just me or is the site slow', undefined],
  ['call me after 2', undefined],
  ['theres 9 of us plus 3 part time', 12],
  ['me and two others', 3],
  ['12-15 ppl', 15],
  ['our firm (7 lawyers, 5 staff) is unhappy', 12],
  ['me plus a hygienist and 4 assistants', 6],
  ['can you send me a quote for 14', 14],
  ['no sorry i mean 5 at each so 10', 10],
  ['a dozen people', 12],
  ['2 dentists 5 hygienists and 3 at the front', 10],
  ['8 guys in trucks and 2 in the office', 10],
  ['5 full time and 4 part time', 9],
  ['12 staff and like 30 volunteers who just use gmail', 12],
  ['we have 3 servers and 2 printers', undefined],
  ['35 people but only 12 at desks', 12],
  ['restaurant group with 19 people on computers', 19],
  ['11 ppl but 3 dont use a computer', 8],
  ['3 of them dont have a computer', undefined],
  ['we still have windows 10 on the computers', undefined],
  ['team of 4 plus two contractors', 6],
  ['accuro clinic w 5 docs and 9 staff', 14],
  ['thats too much, i can get it for 110', undefined],
  ['what is it for 12', 12],
  ['c’est combien par mois pour une équipe de 9', 9],
  ['bonjour, on est 12 dans un bureau à Mississauga', 12],
  ['call 416-555-0142', undefined],
  ['we are open 9-5', undefined],
])('“%s” counts %s people', (message, people) => {
  expect(countsIn(message, prices).people).toBe(people);
});

test('people who come on top are counted apart', () => {
  expect(countsIn('and if we add 3 more?', prices)).toEqual({ more: 3, several: false });
});

test('two kinds of people or machines are more than one count', () => {
  expect(countsIn('14 men, 6 office computers', prices)).toEqual({ people: 6, several: true });
  expect(countsIn('6 buildings, 9 people', prices).several).toBe(false);
});
