-- CreateTable
CREATE TABLE "PasswordDelay" (
    "account" TEXT NOT NULL,
    "failures" INTEGER NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "PasswordDelay_pkey" PRIMARY KEY ("account")
);
