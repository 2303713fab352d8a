type TitleProps = { text: string; subject?: string; className?: string };

/** More letters get a smaller size, so that three lines hold them at a desk and four on a phone. */
const long = 48;

/** One short word, such as “free”, may come before the subject. */
const longestBefore = 5;

/**
 * A heading of two tones: its subject, and what is said of it. Split at the first colon, which stays for screen readers;
 * without one after `subject`, the words people search for.
 */
export function Title({ text, subject = '', className = '' }: TitleProps) {
  const classes = ['title', className, text.length > long ? 'title--long' : ''].filter(Boolean).join(' ');
  const colon = text.indexOf(': ');
  if (colon > 0) {
    return (
      <h1 className={classes}>
        {text.slice(0, colon)}
        <span className="title__colon">: </span>
        <span className="title__promise">{text.slice(colon + 2)}</span>
      </h1>
    );
  }
  const from = subject ? text.toLowerCase().indexOf(subject.toLowerCase()) : -1;
  const end = from + subject.length;
  const starts = from >= 0 && from <= longestBefore && /^[ ,]/.test(text.slice(end));
  return (
    <h1 className={classes}>
      {starts ? (
        <>
          {text.slice(0, end)}
          <span className="title__rest">{text.slice(end)}</span>
        </>
      ) : (
        text
      )}
    </h1>
  );
}
