// Functions for subscriptions on the public page of a changelog; not operations of the API.
export { canSendMail } from '../../../platform/mail';
export { confirmSubscription, emailInput, subscribe, unsubscribe } from './service';
