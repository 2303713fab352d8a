import { company } from '../../../shared/company/company.ts';
import { Lamp } from '../ui/Lamp.tsx';
import { logoFile, ownLogo } from '../ui/logo.ts';

export function Wordmark() {
  return (
    <span className="wordmark">
      {ownLogo ? (
        <img className="wordmark__logo" src={logoFile} width={28} height={28} alt="" />
      ) : (
        <Lamp className="wordmark__lamp" light="wordmark__light" />
      )}
      {company.shortName}
    </span>
  );
}
