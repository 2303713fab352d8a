import { claimsByHeading } from './claims.ts';

/** The text of docs/security-claims.md. */
export const claimsPage = (): string =>
  [
    '# Claims of security',
    '',
    'Made by `npm run test:mutants -- --write` from [tests/mutants](../tests/mutants), which has for each claim an edit of the source that makes it',
    'untrue, and the test that must then fail. In brackets the requirements of OWASP ASVS 5.0 that the claim meets.',
    ...Object.entries(claimsByHeading).flatMap(([heading, listed]) => [
      '',
      `## ${heading}`,
      ...listed.map(({ says, asvs, test }) => {
        const name = test.replace(/^tests\/(server\/)?|\.\w+\.test\.ts$/g, '');
        return `- ${says}${asvs ? ` (${asvs})` : ''}: \`${name}\``;
      }),
    ]),
    '',
  ].join('\n');
