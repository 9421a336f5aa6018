import type { Behavior } from './attach-behaviors';
import { attachApplicationForm } from './behaviors/application-form';
import { attachCaptcha } from './behaviors/captcha';
import { attachContactForm } from './behaviors/contact-form';
import { attachDialog } from './behaviors/dialog';
import { attachEnquiryForm } from './behaviors/enquiry-form';
import { attachEnquiryTopic } from './behaviors/enquiry-topic';
import { attachEnrolmentForm } from './behaviors/enrolment-form';

/** Their script is only on pages with a form. */
export const formBehaviors: Readonly<Record<string, Behavior>> = {
  'application-form': attachApplicationForm,
  captcha: attachCaptcha,
  'contact-form': attachContactForm,
  dialog: attachDialog,
  'enquiry-form': attachEnquiryForm,
  'enquiry-topic': attachEnquiryTopic,
  'enrolment-form': attachEnrolmentForm,
};
