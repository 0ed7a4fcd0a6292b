import { expect, test } from "vitest";
import { redactTarget } from "./redact";

test.each([
  ["/feed/new?order=NewestFirst&page=2", "/feed/new?order=NewestFirst&page=2"],
  ["/request?requestId=5&secret=abc", "/request?requestId=5&secret=[redacted]"],
  ["/request?SECRET=abc&xSecretY=d", "/request?SECRET=[redacted]&xSecretY=[redacted]"],
  [
    "/x?password=a&code=b&access_token=c&api_key=d",
    "/x?password=[redacted]&code=[redacted]&access_token=[redacted]&api_key=[redacted]",
  ],
  ["/login?email=a%40b.example", "/login?email=[redacted]"],
  ["/reset-password/abc", "/reset-password/[redacted]"],
  ["/reset-password", "/reset-password"],
  ["/reset-password/abc.data?x=1", "/reset-password/[redacted]?x=1"],
  ["/finalize-registration/abc", "/finalize-registration/[redacted]"],
  ["/confirm-email//abc", "/confirm-email//[redacted]"],
  ["/Reset-Password/abc", "/Reset-Password/[redacted]"],
  ["/reset%2Dpassword/abc", "/reset%2Dpassword/[redacted]"],
  ["/api/v2/password-resets/abc", "/api/v2/password-resets/[redacted]"],
  ["/feed/rss/abc?format=rss", "/feed/rss/[redacted]?format=rss"],
  ["/api/v2/feed-syndication/abc", "/api/v2/feed-syndication/[redacted]"],
  ["/tasklist/calendar/abc.ics", "/tasklist/calendar/[redacted]"],
  ["/tasklist/calendar", "/tasklist/calendar"],
  ["/api/v2/task-calendar/abc", "/api/v2/task-calendar/[redacted]"],
  ["/api/v2/registrations/abc", "/api/v2/registrations/[redacted]"],
  ["/api/v2/email-confirmations/abc", "/api/v2/email-confirmations/[redacted]"],
])("%s is logged as %s", (target, logged) => {
  expect(redactTarget(target)).toBe(logged);
});

test.each([
  "/login?returnUrl=%2Frequest%3FrequestId%3D5%26secret%3Dswordfish",
  "/login?returnUrl=/reset-password/swordfish",
  "/nope?overrideUrl=%2Flogin%3FreturnUrl%3D%252Fconfirm-email%252Fswordfish",
  "/x?returnUrl=https%3A%2F%2Fother.example%2Freset-password%2Fswordfish",
  "/x?p=%E0%A4%A&secret=swordfish",
])("%s hides what a parameter carries along", (target) => {
  expect(redactTarget(target)).not.toContain("swordfish");
});
