/** A sentence of docs/security-claims.md, with an edit of the source that makes it untrue, and the test that must then fail. */
export type Claim = {
  says: string;
  /** Requirements of OWASP ASVS 5.0 that it meets. */
  asvs?: string;
  file: string;
  /** Stands in the file exactly once; `put` takes its place. */
  find: string;
  put: string;
  test: string;
  /** Part of the test's title. */
  words: string;
};
