/** A setting that a build cannot use; tools/lib/author-text.mjs prints its message alone. */
export class SettingProblem extends Error {
  constructor(name: string, value: string, expected: string, example: string) {
    super(`${name} is “${value}”: it must be ${expected}. Example: ${name}=${example}`);
    this.name = 'SettingProblem';
    this.stack = undefined;
  }
}
