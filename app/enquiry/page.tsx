import type { Metadata } from 'next';
import { Breadcrumb } from '@/components/ui/breadcrumb';
import { EnquiryForm } from '@/components/forms/enquiry-form.client';
import { FormPanel } from '@/components/forms/form-panel';
import { BeforeAndAfter } from '@/components/contact/before-and-after';
import { ExampleFiles } from '@/components/contact/example-files';
import { FormColumns } from '@/components/contact/form-columns';
import { PageBanner } from '@/components/shared/page-banner';
import { CONTACT_METHODS, ENQUIRY_PRODUCTS, company, crumbsOf, enquiry } from '@/content';
import { PATHS } from '@/lib/routes';
import { pageMetadata } from '../page-metadata';

export const metadata: Metadata = pageMetadata(enquiry.meta, PATHS.enquiry);

/** The id of the form's heading. */
const FORM = 'enquiry-form';

export default function EnquiryPage() {
  return (
    <>
      <PageBanner
        heading={enquiry.heading}
        lead={enquiry.lead}
        tone="tint"
        picture={enquiry.picture}
        breadcrumb={<Breadcrumb crumbs={crumbsOf(PATHS.enquiry)} />}
      />
      <FormColumns
        form={
          <FormPanel
            id={FORM}
            {...enquiry.form}
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
            />
          </FormPanel>
        }
      >
        <BeforeAndAfter look="column" prepare={enquiry.prepare} afterwards={enquiry.afterwards} />
        <ExampleFiles {...enquiry.examples} />
      </FormColumns>
    </>
  );
}
