export { fewLinks } from './few-links.ts';
export { outsideAims } from './length-aims.ts';
export { offeredScripts } from './offered-scripts.ts';
export { retentionInPolicy } from './retention-in-policy.ts';
export { seldomLinked } from './seldom-linked.ts';
export { tooFewWords } from './too-few-words.ts';
export { tooMuchAlike } from './too-much-alike.ts';
export { unregisteredNumbers } from './unregistered-numbers.ts';
