// What the public page of a changelog does with subscriptions; no operation of the API.
export { canSendMail } from '../kernel/mail';
export { confirmSubscription, emailInput, subscribe, unsubscribe } from './service';
