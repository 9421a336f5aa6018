import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/shared/breadcrumb';
import { EnquiryForm } from '@/components/forms/enquiry-form.client';
import { FormHelp } from '@/components/forms/form-help';
import { FormPanel } from '@/components/forms/form-panel';
import { EnquiryAside } from '@/components/enquiry/enquiry-aside';
import { EnquiryHero } from '@/components/enquiry/enquiry-hero';
import { FormColumns } from '@/components/shared/form-columns';
import { BesideWarp } from '@/components/shared/woven-banner';
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
      <BesideWarp>
        <FormColumns
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
                help={<FormHelp office={company.offices.corporate} />}
              />
            </FormPanel>
          }
        >
          <EnquiryAside text={enquiry} office={company.offices.corporate} />
        </FormColumns>
      </BesideWarp>
      <PageDock />
    </>
  );
}
