import { company } from '../../../shared/company/company.ts';
import { Lamp } from '../ui/Lamp.tsx';
import { logoFile, ownLogo } from '../ui/logo.ts';

/** With what a longer name needs where there is little room (Wordmark.css). */
export function wordmarkClass(name: string): string {
  if (name.length <= roomy) return 'wordmark';
  const longest = Math.max(...name.split(' ').map(({ length }) => length));
  return `wordmark wordmark--long${longest > roomy ? ' wordmark--unbroken' : ''}`;
}

/** So many letters fit everywhere. */
const roomy = 11;

export function Wordmark() {
  return (
    <span className={wordmarkClass(company.shortName)}>
      {ownLogo ? (
        <img className="wordmark__logo" src={logoFile} width={28} height={28} alt="" />
      ) : (
        <Lamp className="wordmark__lamp" light="wordmark__light" />
      )}
      {company.shortName}
    </span>
  );
}
