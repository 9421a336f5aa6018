import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { ContactForm } from '@/components/forms/contact-form';
import { FormPanel } from '@/components/forms/form-panel';
import { BeforeAndAfter } from '@/components/contact/before-and-after';
import { FormColumns } from '@/components/shared/form-columns';
import { Complaints } from '@/components/contact/complaints';
import { Taps } from '@/components/contact/taps';
import { OfficeMap } from '@/components/contact/office-map';
import { Offices } from '@/components/contact/offices';
import { Hero } from '@/components/shared/hero';
import { company, contact, crumbsOf } from '@/content';
import { PATHS } from '@/lib/routes';
import { PageDock } from '../page-dock';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(contact.meta, PATHS.contact);

const FORM = 'keep-in-touch';

export default function ContactPage() {
  const { corporate, registered } = company.offices;
  return (
    <>
      <Hero
        heading={contact.heading}
        lead={contact.lead}
        tone="indigo"
        picture={contact.picture}
        isPictureWide
        breadcrumb={<Breadcrumb crumbs={crumbsOf(PATHS.contact)} />}
        foot={<Taps words={contact.taps} company={company} />}
      />
      <FormColumns
        form={
          <FormPanel
            id={FORM}
            {...contact.form}
            draftNote={contact.draftNote}
            noScript={contact.noScript}
            office={corporate}
          >
            <ContactForm labelledBy={FORM} office={corporate} />
          </FormPanel>
        }
      >
        <Offices {...contact.offices} offices={[corporate, registered]} />
      </FormColumns>
      <OfficeMap />
      <BeforeAndAfter
        prepare={contact.prepare}
        afterwards={contact.afterwards}
        complaint={<Complaints words={contact.complaint} company={company} />}
      />
      <PageDock />
    </>
  );
}
