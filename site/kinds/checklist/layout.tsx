import { ProseSections } from '../../components/articles/ProseSections.tsx';
import { ChecklistDots } from '../../components/figures/ChecklistDots.tsx';
import { Page } from '../../components/frame/Page.tsx';
import { PageEnd } from '../../components/frame/PageEnd.tsx';
import { Opening } from '../../components/sections/Opening.tsx';
import type { LayoutProps } from '../../pages/site-context.ts';

export default function Checklist({ page, data, content }: LayoutProps<'checklist'>) {
  const groups = [...new Set(data.items.map((item) => item.group))];
  return (
    <Page page={page} metaTitle={data.metaTitle}>
      <Opening
        page={page}
        subject={data.subject}
        lead={data.lead}
        updated={data.updated}
        about={
          <p className="small checklist-note">
            Your ticks stay on this device. Print the page to take the list with you.
          </p>
        }
      >
        <ChecklistDots groups={data.items.map(({ group }) => group)} />
      </Opening>
      <div className="checklist wrap section" data-keep-ticks="">
        {groups.map((group) => (
          <fieldset className="checklist__group" key={group}>
            <legend className="checklist__legend">{group}</legend>
            {data.items
              .filter((item) => item.group === group)
              .map((item) => {
                const id = `item-${data.items.indexOf(item) + 1}`;
                return (
                  <div className="checklist__item" key={id}>
                    <input type="checkbox" id={id} aria-describedby={`${id}-why`} />
                    <div>
                      <label htmlFor={id}>{item.text}</label>
                      <p id={`${id}-why`} className="small">
                        {item.why}
                      </p>
                    </div>
                  </div>
                );
              })}
          </fieldset>
        ))}
        <ProseSections html={content} />
      </div>
      <PageEnd data={data} closing="Have us go through it with you." action="Get Free IT Assessment" />
    </Page>
  );
}
