import { loadSettings } from '../build/build-site';
import { checkForm } from '../inbox/check-form';

const settings = loadSettings();
console.log(`Sending a test message to ${settings.formEndpoint}`);
const { ok, report } = await checkForm(settings);
console.log(report);
if (!ok && settings.usesLocalInbox) {
  console.log('No provider is set. The local inbox runs while npm start or npm run dev runs.');
}
if (!ok) process.exitCode = 1;
