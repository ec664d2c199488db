// Functions for subscriptions on the public page of a changelog; not operations of the API.
export { canSendMail } from '../kernel/mail';
export { confirmSubscription, emailInput, subscribe, unsubscribe } from './service';
