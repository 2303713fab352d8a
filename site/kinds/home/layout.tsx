import { WidgetPlaceholder } from '../../../widgets/runtime/WidgetPlaceholder.tsx';
import { ClosingBand } from '../../components/frame/ClosingBand.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { About } from '../../components/home/About.tsx';
import { AssessmentOffer } from '../../components/home/AssessmentOffer.tsx';
import { Hero } from '../../components/home/Hero.tsx';
import { IndustryMornings } from '../../components/home/IndustryMornings.tsx';
import { PainPoints } from '../../components/home/PainPoints.tsx';
import { Places } from '../../components/home/Places.tsx';
import { Questions } from '../../components/home/Questions.tsx';
import { Resources } from '../../components/home/Resources.tsx';
import { ServiceIndex } from '../../components/home/ServiceIndex.tsx';
import { Stories } from '../../components/home/Stories.tsx';
import { expertFaqs, quickFaqs } from '../../facts/faqs.ts';
import type { LayoutProps } from '../../pages/site-context.ts';
import { ratedBusinessRecord } from '../../seo/business.ts';
import { websiteRecord } from '../../seo/website.ts';

/** docs/product.md, section 2, "Home page" and "Other blocks". */
export default function Home({ page, data }: LayoutProps<'home'>) {
  const { origin, today } = page.site;
  const graph = [ratedBusinessRecord(origin), websiteRecord(origin)];
  const faqs = [...quickFaqs, ...expertFaqs];
  return (
    <Page page={{ ...page, faqs }} metaTitle={data.metaTitle} graph={graph}>
      <Hero site={page.site} title={data.title} lead={data.lead} />
      <PainPoints />
      <AssessmentOffer>
        <WidgetPlaceholder widget="hero-form" options={{ source: 'home', page: page.path }} />
      </AssessmentOffer>
      <ServiceIndex />
      <IndustryMornings pages={page.site.pages} />
      <Places />
      <Stories />
      <Resources
        today={today}
        newsletter={<WidgetPlaceholder widget="newsletter" options={{ source: 'home', page: page.path }} />}
      />
      <About />
      <Questions />
      <ClosingBand />
    </Page>
  );
}
