import { currentCertificates } from '../../facts/people.ts';
import { ClaimFigure } from '../articles/Claim.tsx';
import { BookingButton } from '../ui/Button.tsx';
import { SectionLabel } from '../ui/SectionLabel.tsx';

/** All figures are claims with a source (decision 20). */
export function About() {
  return (
    <section className="about" aria-labelledby="about">
      <div className="wrap section about__grid">
        <div>
          <SectionLabel>About</SectionLabel>
          <h2 id="about">A team small enough to know your server’s name.</h2>
          <p className="about__action">
            <BookingButton source="home-about">Meet Our Team</BookingButton>
          </p>
        </div>
        <div>
          <dl className="about__figures">
            <ClaimFigure id="emergencyResponse" />
            <ClaimFigure id="uptime" />
            <ClaimFigure id="rating" />
            <ClaimFigure id="since" />
            <ClaimFigure id="businesses500" />
            <ClaimFigure id="firmSize" />
            <ClaimFigure id="employees" />
            <ClaimFigure id="monitoring" />
          </dl>
          <h3 className="about__title">Certifications listed</h3>
          <ul className="about__certifications">
            {currentCertificates.map(({ name }) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
          <p className="small">
            These are our own statements: see <a href="/claims-and-sources">all our claims</a> and{' '}
            <a href="/people">who works here</a>.
          </p>
        </div>
      </div>
    </section>
  );
}
