/** The line of a row in its file; on a phone, where no heading says it, with its word. */
export const LineNumber = ({ line }: { line: number }) => (
  <>
    <span className="st-virtual__word">Line </span>
    {line}
  </>
);
