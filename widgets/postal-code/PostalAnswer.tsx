import { type PostalAnswer as Answer, postalTexts } from '../contract/postal-code.ts';

/**
 * What is known of a postal code; an empty text takes no room. The server fills the same HTML from an empty one,
 * by `data-field`; what it filled is read back by `readResults`.
 */
export function PostalAnswer(answer: Partial<Answer>) {
  return (
    <div className="nl-postal-code__found">
      {postalTexts.map((name) => (
        <p key={name} className={`nl-postal-code__${name}`} data-field={name}>
          {answer[name]}
        </p>
      ))}
      <a className="nl-postal-code__link" href={answer.path} data-field="link">
        {answer.link}
      </a>
    </div>
  );
}
