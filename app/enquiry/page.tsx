import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { EnquiryForm } from '@/components/forms/enquiry-form';
import { FormPanel } from '@/components/forms/form-panel';
import { EnquiryAside } from '@/components/enquiry/enquiry-aside';
import { EnquiryDesk } from '@/components/enquiry/enquiry-desk';
import { EnquiryHelp } from '@/components/enquiry/enquiry-help';
import { EnquiryHero } from '@/components/enquiry/enquiry-hero';
import { CONTACT_METHODS, ENQUIRY_PRODUCTS, company, crumbsOf, enquiry } from '@/content';
import { PATHS } from '@/lib/routes';
import { PageDock } from '../page-dock';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(enquiry.meta, PATHS.enquiry);

const FORM = 'enquiry-form';

export default function EnquiryPage() {
  return (
    <>
      <EnquiryHero text={enquiry} breadcrumb={<Breadcrumb crumbs={crumbsOf(PATHS.enquiry)} />} />
      <EnquiryDesk
        form={
          <FormPanel
            id={FORM}
            heading={enquiry.form.heading}
            lead={enquiry.form.lead}
            draftNote={enquiry.draftNote}
            noScript={enquiry.noScript}
            office={company.offices.corporate}
          >
            <EnquiryForm
              labelledBy={FORM}
              products={ENQUIRY_PRODUCTS}
              contactMethods={CONTACT_METHODS}
              fileNote={enquiry.fileNote}
              captchaHint={enquiry.captchaHint}
              productNote={enquiry.productNote}
              messageNote={enquiry.messageNote}
              details={enquiry.form.details}
              office={company.offices.corporate}
            />
          </FormPanel>
        }
      >
        <EnquiryAside text={enquiry} office={company.offices.corporate} />
      </EnquiryDesk>
      <EnquiryHelp text={enquiry} />
      <PageDock />
    </>
  );
}
