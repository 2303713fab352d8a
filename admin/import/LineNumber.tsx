/** Includes the word "Line" on a phone, where the table has no headings. */
export const LineNumber = ({ line }: { line: number }) => (
  <>
    <span className="st-virtual__word">Line </span>
    {line}
  </>
);
